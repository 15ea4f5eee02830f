package deluxe.review;

import deluxe.bots.Outlook;
import deluxe.dominoes.Draw;
import deluxe.dominoes.Game;
import deluxe.dominoes.Play;
import deluxe.dominoes.Round;
import deluxe.table.Ending;
import deluxe.table.Entry;
import deluxe.table.MatchClock;
import deluxe.table.Outcome;
import deluxe.table.Scores;
import deluxe.table.Seat;
import deluxe.tournament.Match;
import deluxe.tournament.MatchEntry;
import java.util.ArrayList;
import java.util.List;

/**
 * Reviews a match, a little at a time: first the player's choices, then the opponent's and what was luck. The same match gets the
 * same review everywhere.
 */
public final class Reviewer {
    /** With less time left, what is best depends on the clock, which no estimate knows. */
    private static final int HURRY_MILLIS = 10_000;

    private final List<Match> states;
    private final Yardstick judge;
    private final List<Pondering> thoughts = new ArrayList<>();
    private final List<Pondering> later = new ArrayList<>();
    private final Findings findings = new Findings();
    private final int players;
    private int done;

    /** @param states the match after each line of its record */
    public Reviewer(List<Match> states) {
        this(states, Yardstick.OF_WHAT_WAS_KNOWN);
    }

    /** @param judge whether choices are judged by what their player could know, or with everything shown */
    public Reviewer(List<Match> states, Yardstick judge) {
        this.states = states;
        this.judge = judge;
        for (int moment = 0; moment < states.size(); moment++) {
            plan(
                    moment,
                    states.get(moment).timeline().log().last().orElseThrow().entry());
        }
        players = thoughts.size();
        thoughts.addAll(later);
    }

    private void plan(int moment, Entry entry) {
        if (entry instanceof MatchEntry.RoundBegun) {
            Round round = states.get(moment).game().round();
            for (Seat seat : Seat.values()) {
                later.add(new ThoughtOfDeal(round, seat, findings));
            }
        } else if (entry instanceof MatchEntry.Move move) {
            Round before = states.get(moment - 1).game().round();
            if (move.action() instanceof Play play && !isHurried(states, moment)) {
                List<Pondering> plan = move.seat() == Seat.PLAYER ? thoughts : later;
                plan.add(new ThoughtOfPlay(moment, before, play, judge, findings));
            } else if (move.action() instanceof Draw) {
                later.add(new ThoughtOfDraw(before, findings));
            }
        }
    }

    /** Whether so little time was left at this moment that a play cannot be judged. */
    public static boolean isHurried(List<Match> states, int moment) {
        MatchClock clock = states.get(moment).clock();
        return clock.hasLimit() && clock.leftMillis() < HURRY_MILLIS;
    }

    public boolean isOver() {
        return done == thoughts.size();
    }

    /** Whether all of the player's own choices were thought about. */
    public boolean knowsChoices() {
        return done >= players;
    }

    /** How much is done, of {@link #all}. */
    public int done() {
        return done;
    }

    public int all() {
        return thoughts.size();
    }

    /** Thinks for a moment. */
    public void goOn() {
        if (thoughts.get(done).goOn()) {
            done++;
        }
    }

    /** What was found so far. */
    public Review review() {
        Round first = states.get(0).game().round();
        int target = first.rules().target();
        int start = Thousandths.of(Outlook.betweenRounds(0, 0, target, first.turn() == Seat.PLAYER));
        Balance balance = findings.balance(start, result());
        return new Review(findings.of(Seat.PLAYER), findings.of(Seat.OPPONENT), curve(start), balance);
    }

    /** The whole review at once. */
    public static Review review(List<Match> states, Yardstick judge) {
        Reviewer reviewer = new Reviewer(states, judge);
        while (!reviewer.isOver()) {
            reviewer.goOn();
        }
        return reviewer.review();
    }

    private int result() {
        Game last = states.get(states.size() - 1).game();
        Outcome outcome = last.outcome()
                .orElse(new Outcome(Ending.ENDED_EARLY, last.round().scores()));
        if (outcome.ending() == Ending.ENDED_EARLY) {
            Scores scores = outcome.scores();
            int target = last.round().rules().target();
            boolean leads = last.round().turn() == Seat.PLAYER;
            return Thousandths.of(Outlook.betweenRounds(scores.player(), scores.opponent(), target, leads));
        }
        return outcome.winner()
                .map(seat -> seat == Seat.PLAYER ? Thousandths.CERTAIN : 0)
                .orElse(Thousandths.CERTAIN / 2);
    }

    private List<Review.Point> curve(int start) {
        List<Review.Point> curve = new ArrayList<>();
        curve.add(new Review.Point(0, start));
        for (Weighing choice : findings.of(Seat.PLAYER)) {
            int before = Thousandths.of(choice.best().chance());
            curve.add(new Review.Point(choice.moment() - 1, before));
            curve.add(new Review.Point(choice.moment(), before - choice.lost()));
        }
        if (isOver()) {
            curve.add(new Review.Point(states.size() - 1, result()));
        }
        return curve;
    }
}
