package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.bots.Difficulty;
import deluxe.dominoes.Event;
import deluxe.dominoes.Leftover;
import deluxe.dominoes.Refusal;
import deluxe.dominoes.RoundResult;
import deluxe.dominoes.RuleSet;
import deluxe.dominoes.Tile;
import deluxe.kit.Seed;
import deluxe.table.Seat;
import deluxe.tournament.BotMatch;
import deluxe.tournament.Objection;
import deluxe.tournament.Terms;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class WordsTest {
    private final Words english = new Words(text -> text);
    private final Words spanish;

    WordsTest() throws IOException {
        spanish = new Words(LanguagesTest.spoken("es"));
    }

    @Test
    void thePlayerAndTheOpponentHaveDifferentSentences() {
        assertThat(told(english, new Event.Passed(Seat.PLAYER))).isEqualTo("You passed.");
        assertThat(told(english, new Event.Passed(Seat.OPPONENT))).isEqualTo("Kenji passed.");
        assertThat(told(spanish, new Event.Passed(Seat.PLAYER))).isEqualTo("Pasaste.");
        assertThat(told(spanish, new Event.Passed(Seat.OPPONENT))).isEqualTo("Kenji pasó.");
    }

    @Test
    void everyEventHasWordsAndOnlyTheLastSaysThatTheGameIsOver() {
        Words pub = ClassicTable.muggins().words(text -> text);
        Set<Class<?>> told = new HashSet<>();
        for (int seed = 1; seed <= 30; seed++) {
            Terms terms = Terms.practice(RuleSet.MUGGINS, Difficulty.HARD, Seed.of(Integer.toHexString(seed)));
            new BotMatch(terms, Difficulty.EASY, 2000)
                    .play(events -> events.forEach(event -> {
                        assertThat(told(pub, event).contains("The game is over."))
                                .isEqualTo(event instanceof Event.GameEnded);
                        told.add(event.getClass());
                    }));
        }

        assertThat(told).containsExactlyInAnyOrder(Event.class.getPermittedSubclasses());
    }

    @Test
    void whatIsDrawnIsToldOfThePlayerAlone() {
        assertThat(told(spanish, new Event.TileDrawn(Seat.PLAYER, Optional.of(Tile.of("5-3")))))
                .isEqualTo("Robaste 5-3.");
        assertThat(told(spanish, new Event.TileDrawn(Seat.OPPONENT, Optional.empty())))
                .isEqualTo("Kenji robó una ficha.");
    }

    @Test
    void whoIsWatchedIsCalledByName() {
        assertThat(spanish.told(
                        new Event.PointsScored(Seat.PLAYER, 15, Event.Source.ENDS), Optional.of("Ana"), "Kenji"))
                .isEqualTo("Ana anotó 15.");
    }

    @Test
    void aRoundsEndNamesWhoScoresAndHowMuch() {
        RoundResult out = new RoundResult.WentOut(Seat.OPPONENT, List.of(new Leftover(Tile.of("6-4"), 5)), 5);

        assertThat(english.roundEnd(out, Optional.empty(), "Kenji")).isEqualTo("Kenji went out: +5");
        assertThat(spanish.roundEnd(out, Optional.empty(), "Kenji")).isEqualTo("¡Dominó de Kenji! +5");
    }

    @Test
    void somebodyCalledYouIsSpokenOfLikeAnyoneElse() {
        assertThat(english.told(new Event.RoundDealt(1, Seat.PLAYER), Optional.of("You"), "Kenji"))
                .isEqualTo("Round 1. You leads.");
    }

    @Test
    void placeholdersInANameAreNotReplaced() {
        assertThat(english.say("{0} against {1}", "{1}", "{0}")).isEqualTo("{1} against {0}");
    }

    @Test
    void aTranslationCanReorderAndRepeatItsValues() {
        Words turned = new Words(text -> "{1} before {0}, {1}!");

        assertThat(turned.say("{0} after {1}", "A", "B")).isEqualTo("B before A, B!");
    }

    @Test
    void whatCannotBeDoneIsToldWithItsReason() {
        assertThat(refusal(new Refusal.FitsNoEnd(Tile.of("4-3"), List.of(5, 2))))
                .isEqualTo("4-3 doesn't fit any open end: 5, 2.");
        assertThat(refusal(new Refusal.FitsElsewhere(Tile.of("4-3"), 5)))
                .isEqualTo("4-3 doesn't fit here: this end is 5.");
        assertThat(refusal(new Refusal.HoldsFitting(Tile.of("4-3")))).isEqualTo("You have a tile that fits: 4-3.");
        assertThat(refusal(new Refusal.BoneyardEmpty())).isEqualTo("The boneyard is empty.");
        assertThat(refusal(new Refusal.RoundOver())).isEqualTo("You can't do that now.");
        assertThat(spanish.refusal(new Objection.NotInTurn(Seat.OPPONENT), "Kenji"))
                .isEqualTo("Le toca a Kenji.");
        assertThat(spanish.refusal(new Objection.StandsStill(), "Kenji")).isEqualTo("Eso no se puede hacer ahora.");
    }

    private String refusal(Refusal refusal) {
        return english.refusal(new Objection.AgainstTheRules(refusal), "Kenji");
    }

    private static String told(Words words, Event event) {
        return words.told(event, Optional.empty(), "Kenji");
    }
}
