package deluxe.session;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.bots.Difficulty;
import deluxe.dominoes.Draw;
import deluxe.dominoes.GameView;
import deluxe.dominoes.RuleSet;
import deluxe.kit.Rng;
import deluxe.kit.Seed;
import deluxe.table.Seat;
import deluxe.tournament.Terms;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class CorrespondenceTest {
    private static final int MATCHES = 200;

    /** Two servers have the same intents; one of them is asked all the time. */
    @Test
    void howOftenSomebodyLooksChangesNothingOfWhatIsToldAndInWhichOrder() {
        for (int number = 1; number <= MATCHES; number++) {
            RuleSet rules = RuleSet.ALL.get(number % RuleSet.ALL.size());
            Terms terms = Terms.practice(rules, Difficulty.EASY, Seed.of(Integer.toHexString(number)));
            Rng rng = Rng.derive(Seed.of("100c"), 1, number);
            Correspondence looked = new Correspondence(terms, new Conduct(true, false, true), 0);
            Correspondence left = new Correspondence(terms, new Conduct(true, false, true), 0);
            double now = 0;
            for (int asked = 1; asked < 120 && !looked.match().isOver(); asked++) {
                for (int looks = rng.below(4); looks > 0; looks--) {
                    now += rng.below(1_500);
                    looked.answer(1, now);
                }
                now += rng.below(rng.below(8) == 0 ? 40_000 : 900);
                RemoteDealer.Asked intent = new RemoteDealer.Asked(
                        asked, intent(looked.match().game().seenBy(Seat.PLAYER), rng));
                looked.take(now, now, intent);
                left.take(now, now, intent);

                assertThat(spelled(left, now))
                        .as("match " + number + ", intent " + asked)
                        .isEqualTo(spelled(looked, now));
            }
            assertThat(left.match().timeline().log().entries())
                    .isEqualTo(looked.match().timeline().log().entries());
        }
    }

    private static Intent intent(GameView game, Rng rng) {
        return switch (rng.below(12)) {
            case 0 -> new Intent.Pause();
            case 1, 2 -> new Intent.GoOn();
            case 3 -> new Intent.Leave();
            case 4 -> new Intent.ComeBack();
            case 5 -> new Intent.Hurry();
            case 6 -> new Intent.Start();
            default ->
                game.round().plays().isEmpty()
                        ? new Intent.Act(new Draw())
                        : new Intent.Act(game.round().plays().play(0));
        };
    }

    private static List<String> spelled(Correspondence match, double now) {
        List<String> told = new ArrayList<>();
        for (FarAnswer.Due due : match.answer(1, now).told()) {
            told.add(due.inMillis() + " " + due.told().number() + " "
                    + due.told().events() + due.told().reply());
        }
        return told;
    }
}
