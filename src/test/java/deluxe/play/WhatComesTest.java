package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.bots.Difficulty;
import deluxe.dominoes.GameView;
import deluxe.dominoes.RuleSet;
import deluxe.kit.Seed;
import deluxe.table.Seat;
import deluxe.tournament.BotMatch;
import deluxe.tournament.Match;
import deluxe.tournament.Terms;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** What the line for messages tells the player to do, in every state of some games of Muggins. */
class WhatComesTest {
    private static final int PACE_MILLIS = 500;

    private final Words words = new ClassicWords(UnaryOperator.identity());
    private final Set<String> said = new HashSet<>();

    @Test
    void thePlayerIsToldWhatToDoWhereThereIsButOneThingToDo() {
        for (int seed = 1; seed <= 12; seed++) {
            Match match = Match.begin(
                            Terms.practice(RuleSet.MUGGINS, Difficulty.EASY, Seed.of(Integer.toHexString(seed))))
                    .next();
            while (!match.isOver()) {
                check(match.game().seenBy(Seat.PLAYER));
                match = match.take(new BotMatch(match.terms(), Difficulty.EASY, PACE_MILLIS).next(match))
                        .step()
                        .next();
            }
        }
        assertThat(said).contains(Words.MUST_DRAW, Words.MUST_PASS, "You lead with 6-6.", "Isabel contemplates…");
    }

    private void check(GameView game) {
        Optional<String> told = words.whatComes(game, game.isToMove(), false, "Isabel");
        told.ifPresent(said::add);
        if (!game.isToMove()) {
            assertThat(told).isEqualTo(game.toMove().map(seat -> "Isabel contemplates…"));
        } else if (game.mustDraw()) {
            assertThat(told).contains(Words.MUST_DRAW);
        } else if (game.round().plays().isEmpty()) {
            assertThat(told).contains(Words.MUST_PASS);
        } else if (game.round().tableau().isEmpty()) {
            assertThat(told).contains("You lead with " + game.round().plays().tile(0) + ".");
        } else {
            assertThat(told).isEmpty();
        }
    }
}
