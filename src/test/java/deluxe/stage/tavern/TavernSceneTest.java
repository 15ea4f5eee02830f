package deluxe.stage.tavern;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dice.CampaignLog;
import deluxe.dice.DiceRound;
import deluxe.dice.Gambler;
import deluxe.dice.TavernAction;
import deluxe.dice.TavernEvent;
import deluxe.kit.Rng;
import deluxe.kit.Seed;
import deluxe.ports.Display;
import deluxe.ports.Overlay;
import deluxe.ports.PaintedSurface;
import deluxe.ports.SafeArea;
import deluxe.ports.Surface;
import deluxe.stage.dice.Flick;
import deluxe.stage.dice.Knock;
import deluxe.table.Line;
import deluxe.table.Seat;
import deluxe.table.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class TavernSceneTest {
    private static final Display.Size SMALL = new Display.Size(90, 60, 1);
    private static final int LONGEST_ROUND_MILLIS = 600_000;

    private static final List<Gambler> GUESTS = List.of(Gambler.values());

    private final PaintedSurface surface = new PaintedSurface(SMALL.width(), SMALL.height(), 1);
    private final SeenOverlay overlay = new SeenOverlay();
    private final List<TavernEvent> told = new ArrayList<>();
    private final List<Seat> shaken = new ArrayList<>();
    private final List<Knock.On> knocked = new ArrayList<>();
    private double nowMillis;

    @Test
    void afterEveryRoundTheHeapsAreAsTheRulesHaveThem() {
        for (int number = 0; number < 12; number++) {
            CampaignLog log = CampaignLog.begun(Seed.of("7a5e000000c0de" + (10 + number)), false);
            Gambler guest = GUESTS.get(number % GUESTS.size());
            TavernScene scene = scene(log, guest);
            log = play(scene, log, new TavernAction.SitDown(guest), false);
            for (int round = 0; round < 2; round++) {
                log = play(scene, log, new TavernAction.Wager(7), number % 2 == 0);
                assertThat(scene.sight()).isEqualTo(TavernSight.of(log.campaign(), guest, Optional.empty()));
                while (log.campaign().round().isPresent()) {
                    log = play(scene, log, new TavernAction.ThrowDice(), number % 2 == 0);
                    assertThat(scene.sight())
                            .as("after %s", told)
                            .isEqualTo(TavernSight.of(
                                    log.campaign(), guest, scene.sight().lying()));
                }
            }
        }
    }

    @Test
    void aThrowIsToldWhenItsDiceLie() {
        CampaignLog log = CampaignLog.begun(Seed.of("7a5e000000c0de77"), false);
        TavernScene scene = scene(log, Gambler.SQUIRE);
        log = play(scene, log, new TavernAction.SitDown(Gambler.SQUIRE), true);
        log = play(scene, log, new TavernAction.Wager(1), true);
        told.clear();
        scene.suit(false, false, false);
        scene.play(taken(log, new TavernAction.ThrowDice()).events(), Flick.PLAIN, Optional.empty());
        double start = nowMillis;
        while (told.isEmpty()) {
            frame(scene, 16);
            assertThat(scene.sight().lying().isPresent()).isEqualTo(!told.isEmpty());
        }

        assertThat(told.get(0)).isInstanceOf(TavernEvent.Thrown.class);
        assertThat(nowMillis - start).isBetween(800.0, 3100.0);
    }

    @Test
    void whoeverIsInAHurryDoesNotWaitForTheDice() {
        CampaignLog log = CampaignLog.begun(Seed.of("7a5e000000c0de78"), false);
        TavernScene scene = scene(log, Gambler.SQUIRE);
        log = play(scene, log, new TavernAction.SitDown(Gambler.SQUIRE), true);
        log = play(scene, log, new TavernAction.Wager(1), true);
        told.clear();
        scene.suit(false, false, false);
        scene.play(taken(log, new TavernAction.ThrowDice()).events(), Flick.PLAIN, Optional.empty());
        frame(scene, 16);
        assertThat(told).isEmpty();
        scene.hurry();
        frame(scene, 16);

        assertThat(told).hasSize(1);
    }

    @Test
    void diceAreOnTheOverlayWhileOneFliesAndOnTheTableWhenAllLie() {
        CampaignLog log = CampaignLog.begun(Seed.of("7a5e000000c0de7a"), false);
        TavernScene scene = scene(log, Gambler.SQUIRE);
        log = play(scene, log, new TavernAction.SitDown(Gambler.SQUIRE), true);
        log = play(scene, log, new TavernAction.Wager(1), true);
        scene.suit(false, false, false);
        frame(scene, 16);
        assertThat(overlay.isShown).isFalse();
        scene.play(taken(log, new TavernAction.ThrowDice()).events(), Flick.PLAIN, Optional.empty());
        told.clear();
        frame(scene, 16);
        assertThat(overlay.isShown).isTrue();
        while (overlay.isShown) {
            assertThat(told).isEmpty();
            assertThat(overlay.painted.isBlank()).isFalse();
            frame(scene, 16);
        }
        frame(scene, 600);
        assertThat(told).isNotEmpty();
    }

    @Test
    void everyFrameLooksAsIfItWerePaintedWhole() {
        CampaignLog log = CampaignLog.begun(Seed.of("7a5e000000c0de7b"), false);
        List<TavernScene> scenes = List.of(scene(log, Gambler.SQUIRE), scene(log, Gambler.SQUIRE));
        for (TavernAction action : List.of(
                new TavernAction.SitDown(Gambler.SQUIRE), new TavernAction.Wager(9), new TavernAction.ThrowDice())) {
            Step<CampaignLog, TavernEvent, ?> step = taken(log, action);
            log = step.next();
            scenes.forEach(scene -> scene.play(step.events(), Flick.PLAIN, Optional.of(Seat.PLAYER)));
            for (int number = 0; number < 60; number++) {
                nowMillis += 56;
                PaintedSurface whole = new PaintedSurface(SMALL.width(), SMALL.height(), 1);
                boolean moves = scenes.get(0).paint(surface, nowMillis);
                assertThat(scenes.get(1).paint(whole, nowMillis)).isEqualTo(moves);
                assertThat(surface.differences(whole)).isLessThan(PaintedSurface.SLANTED);
            }
        }
    }

    @Test
    void ofTheKnocksInOneFrameOneIsHeardOfEachKind() {
        CampaignLog log = CampaignLog.begun(Seed.of("7a5e000000c0de79"), false);
        TavernScene scene = scene(log, Gambler.SQUIRE);
        log = play(scene, log, new TavernAction.SitDown(Gambler.SQUIRE), true);
        log = play(scene, log, new TavernAction.Wager(1), true);
        shaken.clear();
        scene.suit(false, false, false);
        scene.play(taken(log, new TavernAction.ThrowDice()).events(), Flick.PLAIN, Optional.empty());
        frame(scene, 16);
        assertThat(shaken).hasSize(1);
        knocked.clear();
        scene.hurry();
        frame(scene, 16);

        assertThat(knocked).contains(Knock.On.BOARD).doesNotHaveDuplicates();
    }

    private TavernScene scene(CampaignLog log, Gambler guest) {
        TavernScene scene = new TavernScene(
                new NoDisplay(),
                overlay,
                new Named(),
                tries -> Rng.derive(Seed.of("f1194700000c0de"), 0, tries),
                TavernSight.of(log.campaign(), guest, Optional.empty()));
        scene.listen(new TavernScene.Listener() {
            @Override
            public void told(TavernEvent event) {
                told.add(event);
            }

            @Override
            public void shaken(Seat seat) {
                shaken.add(seat);
            }

            @Override
            public void knocked(Knock knock) {
                knocked.add(knock.on());
            }
        });
        scene.resized(SMALL, SafeArea.WHOLE);
        return scene;
    }

    private CampaignLog play(TavernScene scene, CampaignLog log, TavernAction action, boolean reduced) {
        Step<CampaignLog, TavernEvent, ?> step = taken(log, action);
        scene.suit(false, reduced, false);
        scene.play(step.events(), Flick.PLAIN, toThrow(step.next()));
        double end = nowMillis + LONGEST_ROUND_MILLIS;
        do {
            frame(scene, 400);
        } while (scene.isPlaying() && nowMillis < end);
        assertThat(scene.isPlaying()).isFalse();
        return step.next();
    }

    private static Optional<Seat> toThrow(CampaignLog log) {
        return log.campaign().round().map(DiceRound::toThrow);
    }

    private static Step<CampaignLog, TavernEvent, ?> taken(CampaignLog log, TavernAction action) {
        return log.take(new Line(0, action)).step();
    }

    private void frame(TavernScene scene, double millis) {
        nowMillis += millis;
        scene.paint(surface, nowMillis);
    }

    private static final class SeenOverlay implements Overlay {
        private boolean isShown;
        private PaintedSurface painted = new PaintedSurface(1, 1, 1);

        @Override
        public void show(double x, double y, double width, double height, double ratio, Consumer<Surface> painting) {
            isShown = true;
            painted = new PaintedSurface(width, height, ratio);
            painted.translate(-x, -y);
            painting.accept(painted);
        }

        @Override
        public void hide() {
            isShown = false;
        }
    }

    private static final class NoDisplay implements Display {
        @Override
        public void show(Painter painter) {}

        @Override
        public void wake() {}
    }

    private static final class Named implements TavernScene.Names {
        @Override
        public String player() {
            return "You";
        }

        @Override
        public String of(Gambler gambler) {
            return gambler.word();
        }
    }
}
