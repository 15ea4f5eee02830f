package deluxe.session.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import deluxe.bots.Difficulty;
import deluxe.dominoes.Draw;
import deluxe.dominoes.End;
import deluxe.dominoes.Pass;
import deluxe.dominoes.Play;
import deluxe.dominoes.Plays;
import deluxe.dominoes.RuleSet;
import deluxe.dominoes.Side;
import deluxe.dominoes.Tile;
import deluxe.kit.Malformed;
import deluxe.kit.Rng;
import deluxe.kit.Seed;
import deluxe.session.Conduct;
import deluxe.session.Dealing;
import deluxe.session.Dealt;
import deluxe.session.Intent;
import deluxe.session.RemoteDealer.Asked;
import deluxe.session.RemoteDealer.Question;
import deluxe.session.Sitting;
import deluxe.session.Told;
import deluxe.table.Seat;
import deluxe.tournament.Agreement;
import deluxe.tournament.Objection;
import deluxe.tournament.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WireTest {
    private static final int MUTANTS = Boolean.getBoolean("tests.all") ? 100_000 : 4000;
    private static final long SLOWEST_MILLIS = 50;
    private static final List<Intent> INTENTS = List.of(
            new Intent.Start(),
            new Intent.Hurry(),
            new Intent.Pause(),
            new Intent.GoOn(),
            new Intent.EndGame(),
            new Intent.Leave(),
            new Intent.ComeBack(),
            new Intent.Act(new Draw()),
            new Intent.Act(new Pass()),
            new Intent.Act(Play.lead(Tile.of(5, 5))),
            new Intent.Act(new Play(Tile.of(5, 3), End.of(0, Side.NEAR))),
            new Intent.Act(new Play(Tile.of(6, 3), End.of(11, Side.LOW))));

    private static final List<Objection> REASONS = List.of(
            new Objection.MatchIsOver(),
            new Objection.MayNotPause(),
            new Objection.StandsStill(),
            new Objection.NotInTurn(Seat.OPPONENT));

    @Test
    void aQuestionLooksLikeARecord() {
        Question question = new Question(
                12,
                List.of(
                        new Asked(5, new Intent.Act(new Play(Tile.of(5, 3), End.of(4, Side.FAR)))),
                        new Asked(6, new Intent.Pause())));

        assertThat(QuestionText.write(question))
                .isEqualTo("dominoes-deluxe-asks 1\nseen 12\n5 plays 5-3 at 4 far\n6 pause\n");
    }

    @Test
    void everyIntentIsTheSameWhenItHasBeenText() {
        List<Asked> asked = new ArrayList<>();
        INTENTS.forEach(intent -> asked.add(new Asked(asked.size() + 40, intent)));
        Question question = new Question(3, asked);

        assertThat(QuestionText.read(QuestionText.write(question))).isEqualTo(question);
    }

    @Test
    void everyReasonIsTheSameWhenItHasBeenText() {
        Told told = tolds(RuleSet.FIVES, 1).get(0);
        for (Objection reason : REASONS) {
            Told refusal = new Told(
                    told.number(),
                    new Told.Reply(4, 5, Optional.of(reason)),
                    told.game(),
                    List.of(),
                    false,
                    told.clock(),
                    told.pauseLeftMillis(),
                    told.standing());

            assertThat(read(ToldText.write(refusal)).reply()).isEqualTo(refusal.reply());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"fives", "all-fives", "muggins"})
    void allThatIsToldInAMatchIsTheSameWhenItHasBeenText(String table) {
        RuleSet rules = RuleSet.named(table);
        for (int number = 1; number <= 20; number++) {
            for (Told told : tolds(rules, number)) {
                String text = ToldText.write(told);
                Told carried = ToldText.read(text, agreement(rules));

                assertThat(ToldText.write(carried)).isEqualTo(text);
                assertThat(carried.standing()).isEqualTo(told.standing());
                assertThat(carried.reply().answered()).isEqualTo(told.reply().answered());
                assertThat(carried.reply().refused()).isEqualTo(told.reply().refused());
                assertThat(carried.clock()).isEqualTo(told.clock());
                assertThat(carried.events().toString()).isEqualTo(told.events().toString());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "dominoes-deluxe-asks 2\nseen 0\n",
                "dominoes-deluxe-asks 1\n",
                "dominoes-deluxe-asks 1\nseen -1\n",
                "dominoes-deluxe-asks 1\nseen 1",
                "dominoes-deluxe-asks 1\nseen 1\n0 start\n",
                "dominoes-deluxe-asks 1\nseen 1\n2 start\n2 start\n",
                "dominoes-deluxe-asks 1\nseen 1\n2 start now\n",
                "dominoes-deluxe-asks 1\nseen 1\n2 plays 3-5\n",
                "dominoes-deluxe-asks 1\nseen 1\n2 plays 5-3 at 55 near\n",
                "dominoes-deluxe-asks 1\nseen 1\n2 plays 5-3 at 4 top\n",
                "dominoes-deluxe-asks 1\nseen 1\n2 wins\n"
            })
    void aQuestionThatNobodyCanHaveWrittenIsRefused(String text) {
        assertThatThrownBy(() -> QuestionText.read(text)).isInstanceOf(Malformed.class);
    }

    @Test
    void aQuestionWithoutEndIsRefused() {
        StringBuilder text = new StringBuilder("dominoes-deluxe-asks 1\nseen 1\n");
        for (int number = 1; number <= 33; number++) {
            text.append(number).append(" hurry\n");
        }

        assertThatThrownBy(() -> QuestionText.read(text.toString()))
                .isInstanceOf(Malformed.class)
                .hasMessageContaining("the number of intents must be from 0 to 32, not 33");
        assertThatThrownBy(() -> QuestionText.read("x".repeat(1_000_000))).isInstanceOf(Malformed.class);
    }

    /** Whatever is done to a text, it is refused, or it is the one spelling of something else. */
    @Test
    void hostileTextIsRefusedClearlyAndThrowsNothingElse() {
        List<String> tells = new ArrayList<>();
        for (int number = 1; number <= 6; number++) {
            tolds(RuleSet.FIVES, number).forEach(told -> tells.add(ToldText.write(told)));
        }
        List<String> asks = new ArrayList<>();
        for (int at = 0; at < INTENTS.size(); at++) {
            asks.add(QuestionText.write(
                    new Question(at, List.of(new Asked(at + 1, INTENTS.get(at)), new Asked(at + 2, INTENTS.get(0))))));
        }
        Rng rng = Rng.derive(Seed.of("f022"), 1, 1);
        int refused = 0;
        for (int mutant = 0; mutant < MUTANTS; mutant++) {
            String ask = mutated(asks.get(rng.below(asks.size())), rng);
            refused += isRefused(ask, text -> QuestionText.write(QuestionText.read(text)));
            String tell = mutated(tells.get(rng.below(tells.size())), rng);
            refused += isRefused(tell, text -> ToldText.write(read(text)));
        }

        assertThat(refused).isGreaterThan(MUTANTS);
    }

    private static int isRefused(String text, Function<String, String> readAndWritten) {
        try {
            assertThat(readAndWritten.apply(text)).isEqualTo(text);
            return 0;
        } catch (Malformed refused) {
            assertThat(refused.getMessage()).isNotBlank();
            return 1;
        }
    }

    /** The longest texts that are read at all, made of what takes longest to read. */
    @Test
    void evenTheLongestTextIsReadOrRefusedInFiftyMilliseconds() {
        String told = tolds(RuleSet.FIVES, 1).stream()
                .map(ToldText::write)
                .filter(text -> text.contains("\ndid "))
                .findFirst()
                .orElseThrow();
        int turns = told.indexOf("\ndid ") + 1;
        String turn = told.substring(turns, told.indexOf('\n', turns) + 1);
        for (String part : List.of(turn, "did player draws\n", "event ended target 105 60\n", "x ", "\n", "9")) {
            String longest = told.substring(0, turns)
                    + part.repeat((20_000 - told.length()) / part.length())
                    + told.substring(turns);

            assertThat(quickestMillis(longest)).as(part).isLessThan(SLOWEST_MILLIS);
        }
    }

    /** The quickest of some tries: a busy machine may stand still in any of them. */
    private static long quickestMillis(String text) {
        long quickest = Long.MAX_VALUE;
        for (int tries = 0; tries < 10; tries++) {
            long begun = System.nanoTime();
            isRefused(text, each -> ToldText.write(read(each)));
            quickest = Math.min(quickest, System.nanoTime() - begun);
        }
        return quickest / 1_000_000;
    }

    private static String mutated(String text, Rng rng) {
        StringBuilder mutant = new StringBuilder(text);
        for (int left = 1 + rng.below(3); left > 0 && mutant.length() > 1; left--) {
            int at = rng.below(mutant.length());
            int end = Math.min(mutant.length(), at + 1 + rng.below(rng.below(8) == 0 ? 200 : 4));
            switch (rng.below(6)) {
                case 0 -> mutant.delete(at, end);
                case 1 -> mutant.insert(at, mutant.substring(at, end));
                case 2 -> mutant.setCharAt(at, (char) (' ' + rng.below(95)));
                case 3 -> mutant.setCharAt(at, (char) rng.below(65_536));
                case 4 -> mutant.insert(at, rng.below(2) == 0 ? "9999999999" : "\n");
                default -> mutant.setCharAt(at, (char) ('0' + rng.below(10)));
            }
        }
        return mutant.toString();
    }

    private static Told read(String text) {
        return ToldText.read(text, agreement(RuleSet.FIVES));
    }

    private static Agreement agreement(RuleSet rules) {
        return terms(rules, 1).agreement();
    }

    private static Terms terms(RuleSet rules, int number) {
        return Terms.practice(rules, Difficulty.EASY, Seed.of(Integer.toHexString(number)));
    }

    /** What the player is told in a match in which everything is tried. */
    private static List<Told> tolds(RuleSet rules, int number) {
        Rng rng = Rng.derive(Seed.of("3173"), 1, number);
        double now = 0;
        Dealt dealt = Dealing.open(Sitting.begin(terms(rules, number), new Conduct(true, false, true)), now);
        List<Told> all = new ArrayList<>(dealt.told());
        for (int asked = 1; !dealt.next().match().isOver() && asked < 3000; asked++) {
            now += rng.below(900);
            dealt = Dealing.take(dealt.next(), now, asked, asked == 1 ? new Intent.Start() : intent(dealt, rng));
            all.addAll(dealt.told());
        }
        assertThat(dealt.next().match().isOver()).isTrue();
        return all;
    }

    private static Intent intent(Dealt dealt, Rng rng) {
        Plays plays = dealt.next().match().game().view(Seat.PLAYER).plays();
        return switch (rng.below(30)) {
            case 0 -> new Intent.Pause();
            case 1 -> new Intent.Hurry();
            case 2 -> new Intent.Act(Play.lead(Tile.at(rng.below(28))));
            case 3 -> new Intent.Act(new Pass());
            case 4, 5, 6 -> new Intent.GoOn();
            default -> new Intent.Act(plays.isEmpty() ? new Draw() : plays.play(rng.below(plays.size())));
        };
    }
}
