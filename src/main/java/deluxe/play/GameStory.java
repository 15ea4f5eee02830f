package deluxe.play;

import deluxe.dominoes.RoundResult;
import deluxe.table.Outcome;
import deluxe.table.Scores;
import deluxe.table.Seat;
import deluxe.tournament.Match;
import deluxe.tournament.ScoreSheet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How a finished game went: who scored what, round by round.
 *
 * @param opponent the opponent's name
 * @param target how many points were needed to win
 * @param record the text of its score sheet
 */
public record GameStory(String opponent, int target, List<Round> rounds, Outcome outcome, String record) {
    public GameStory {
        rounds = List.copyOf(rounds);
    }

    /**
     * Points that somebody scored at once. Those for the end of a round are separate from those for its last tile.
     *
     * @param after what both had after that
     */
    public record Gain(int round, Seat seat, int points, Scores after) {}

    /**
     * One round.
     *
     * @param before what both had when it began
     * @param result how it ended; empty for the last one if the game was over first
     */
    public record Round(int number, Scores before, List<Gain> gains, Optional<RoundResult> result) {
        public Round {
            gains = List.copyOf(gains);
        }

        /** What both had when it was over. */
        public Scores after() {
            return gains.isEmpty() ? before : gains.get(gains.size() - 1).after();
        }

        /** What this seat scored in it. */
        public int points(Seat seat) {
            return after().of(seat) - before.of(seat);
        }
    }

    /** The story that the record of a finished game tells, as far as it is valid. */
    public static GameStory of(ScoreSheet sheet, String opponent) {
        List<Match> matches = sheet.replay().states();
        Match last = matches.get(matches.size() - 1);
        Outcome outcome = last.game()
                .outcome()
                .orElseThrow(() -> new IllegalArgumentException("a game that goes on has no story yet"));
        return new GameStory(opponent, sheet.terms().rules().target(), rounds(matches), outcome, sheet.text());
    }

    private static List<Round> rounds(List<Match> matches) {
        List<Round> rounds = new ArrayList<>();
        for (int from = 0, to; from < matches.size(); from = to) {
            to = from + 1;
            while (to < matches.size()
                    && round(matches, to).number() == round(matches, from).number()) {
                to++;
            }
            rounds.add(told(matches.subList(from, to)));
        }
        return rounds;
    }

    private static Round told(List<Match> matches) {
        deluxe.dominoes.Round first = round(matches, 0);
        List<Gain> gains = new ArrayList<>();
        for (int at = 1; at < matches.size(); at++) {
            addGains(round(matches, at - 1), round(matches, at), gains);
        }
        return new Round(
                first.number(),
                first.scores(),
                gains,
                round(matches, matches.size() - 1).result());
    }

    private static void addGains(deluxe.dominoes.Round before, deluxe.dominoes.Round after, List<Gain> gains) {
        Scores scores = before.scores();
        Optional<RoundResult> ended = before.isOver() ? Optional.empty() : after.result();
        for (Seat seat : Seat.values()) {
            int forEnd = ended.filter(result ->
                            result.scorer().filter(scorer -> scorer == seat).isPresent())
                    .map(RoundResult::points)
                    .orElse(0);
            int forTile = after.scores().of(seat) - scores.of(seat) - forEnd;
            scores = add(after.number(), seat, forTile, scores, gains);
            scores = add(after.number(), seat, forEnd, scores, gains);
        }
    }

    private static Scores add(int round, Seat seat, int points, Scores scores, List<Gain> gains) {
        if (points == 0) {
            return scores;
        }
        Scores after = scores.plus(seat, points);
        gains.add(new Gain(round, seat, points, after));
        return after;
    }

    private static deluxe.dominoes.Round round(List<Match> matches, int at) {
        return matches.get(at).game().round();
    }

    /** Everything that was scored, in order. */
    public List<Gain> gains() {
        List<Gain> all = new ArrayList<>();
        rounds.forEach(round -> all.addAll(round.gains()));
        return all;
    }
}
