package deluxe.session;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.bots.Difficulty;
import deluxe.dominoes.Action;
import deluxe.dominoes.Draw;
import deluxe.dominoes.Pass;
import deluxe.dominoes.Plays;
import deluxe.dominoes.RuleOption;
import deluxe.dominoes.RuleSet;
import deluxe.kit.Seed;
import deluxe.ports.HandClock;
import deluxe.table.Seat;
import deluxe.tournament.Match;
import deluxe.tournament.ScoreSheet;
import deluxe.tournament.Terms;
import deluxe.tournament.Verdict;
import deluxe.tournament.Verification;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Where players say themselves that they can't go, a match can be left at any moment in any way, however late the pass is. */
class UnsaidPassTest {
    private static final Conduct BY_HAND = new Conduct(true, true);
    private static final int THINKING_MILLIS = 4_000;
    private static final int LAST_MILLIS = 3_600_000;

    private enum Way {
        ENDED,
        PAUSED,
        PAUSED_AND_ENDED,
        LEFT,
        LEFT_AND_BACK,
        OUT_OF_TIME,
        SAID_LATE
    }

    /** A match that is dealt on this device, as it was saved last. */
    private static final class Dealt implements Dealer.Ear {
        final HandClock clock = new HandClock();
        private Save save;
        private Match match;
        private LocalDealer dealer;
        private int sent;

        private void save(Match saved, int clockMillis, int pausedMillis) {
            match = saved;
            save = new Save(ScoreSheet.of(saved).text(), clockMillis, 0, pausedMillis, "");
        }

        Dealt begin(Terms terms) {
            dealer = LocalDealer.begin(terms, BY_HAND, this::save, clock, clock);
            dealer.open(this);
            send(new Intent.Start());
            return this;
        }

        Dealt resume(Save saved) {
            dealer = LocalDealer.resume(LeftMatch.of(saved, 0), BY_HAND, this::save, clock, clock);
            dealer.open(this);
            return this;
        }

        void send(Intent intent) {
            dealer.send(++sent, intent);
        }

        @Override
        public void told(Told told) {
            assertThat(told.reply().reason()).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource(Way.class)
    void everyPositionCanBeLeftInEveryWayResumedAndVerified(Way way) {
        int unsaid = 0;
        for (String clockSeconds : List.of("0", "3600")) {
            for (int seed = 1; seed <= 30; seed++) {
                for (Save position : positions(clockSeconds, seed)) {
                    Dealt dealt = new Dealt().resume(position);
                    dealt.send(new Intent.GoOn());
                    dealt.clock.pass(THINKING_MILLIS);
                    unsaid += mustPass(dealt.match) ? 1 : 0;
                    leave(way, dealt);
                    assertGoesOn(dealt);
                }
            }
        }
        assertThat(unsaid).isGreaterThan(10);
    }

    private static void leave(Way way, Dealt dealt) {
        switch (way) {
            case ENDED -> dealt.send(new Intent.EndGame());
            case PAUSED -> pause(dealt);
            case PAUSED_AND_ENDED -> {
                pause(dealt);
                dealt.send(new Intent.EndGame());
            }
            case LEFT -> dealt.send(new Intent.Leave());
            case LEFT_AND_BACK -> {
                dealt.send(new Intent.Leave());
                dealt.clock.sleep(THINKING_MILLIS);
                dealt.send(new Intent.ComeBack());
                dealt.send(new Intent.GoOn());
            }
            case OUT_OF_TIME -> {
                dealt.clock.sleep(LAST_MILLIS);
                dealt.send(new Intent.ComeBack());
            }
            case SAID_LATE -> {
                if (mustPass(dealt.match)) {
                    dealt.send(new Intent.Act(new Pass()));
                }
            }
        }
    }

    private static void pause(Dealt dealt) {
        if (!dealt.match.isOver()) {
            dealt.send(new Intent.Pause());
        }
    }

    private static boolean mustPass(Match match) {
        return !match.isOver()
                && !match.game().awaitsDeal()
                && match.game().round().mustPass();
    }

    /** What was saved can be opened again and then ended, and its record is confirmed. */
    private static void assertGoesOn(Dealt left) {
        Dealt again = new Dealt().resume(left.save);
        again.send(new Intent.EndGame());

        assertThat(again.match.isOver()).isTrue();
        assertThat(Verification.verify(ScoreSheet.of(again.match).text())).isInstanceOf(Verdict.Confirmed.class);
    }

    /**
     * Saves of a whole game that wait for the player, who always does the first thing that is possible: each that waits for a pass, and
     * every ninth.
     */
    private static List<Save> positions(String clockSeconds, int seed) {
        RuleSet rules = RuleSet.MUGGINS.with(RuleOption.CLOCK_SECONDS, clockSeconds);
        Dealt dealt = new Dealt().begin(Terms.practice(rules, Difficulty.HARD, Seed.of(Integer.toHexString(seed))));
        List<Save> positions = new ArrayList<>();
        while (!dealt.match.isOver()) {
            dealt.clock.pass(500);
            if (!dealt.match.isOver() && !dealt.match.game().awaitsDeal() && isPlayers(dealt.match)) {
                if (mustPass(dealt.match) || dealt.match.timeline().log().size() % 9 == 0) {
                    positions.add(dealt.save);
                }
                dealt.send(new Intent.Act(firstOf(dealt.match)));
            }
        }
        return positions;
    }

    private static boolean isPlayers(Match match) {
        return match.game().round().turn() == Seat.PLAYER;
    }

    private static Action firstOf(Match match) {
        Plays plays = match.game().view(Seat.PLAYER).plays();
        if (!plays.isEmpty()) {
            return plays.play(0);
        }
        return match.game().round().mustPass() ? new Pass() : new Draw();
    }
}
