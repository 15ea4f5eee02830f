package deluxe.play;

import deluxe.dominoes.Event;
import deluxe.dominoes.RuleSet;
import deluxe.session.Conduct;
import deluxe.session.Dealer;
import deluxe.session.Finish;
import deluxe.session.LeftMatch;
import deluxe.session.LocalDealer;
import deluxe.session.Told;
import deluxe.stage.art.Scatter;
import deluxe.tournament.Agreement;
import deluxe.tournament.Match;
import deluxe.tournament.ScoreSheet;
import deluxe.tournament.Terms;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Seats the player at a match, new, left or dealt elsewhere, keeps it, and shows what it was worth. */
final class Seating {
    private final Outside outside;
    private final TablePage page;
    private final Shell shell;
    private final Navigator navigator;
    private final Saves saves;
    private final HostLink host;
    private final Supplier<RuleSet> practised;

    /** @param practised the rules for a player whom no host has asked for a match */
    Seating(Outside outside, TablePage page, Saves saves, HostLink host, Supplier<RuleSet> practised) {
        this.outside = outside;
        this.page = page;
        this.saves = saves;
        this.host = host;
        this.practised = practised;
        shell = page.shell();
        navigator = page.navigator();
    }

    /** Begins the match that was asked for, or another one of practice. */
    void begin() {
        if (host.elsewhere().isPresent()) {
            begin(host.elsewhere().get(), false);
            return;
        }
        if (showPlayed()) {
            return;
        }
        Terms terms = host.terms()
                .orElseGet(() -> Terms.unhurried(
                        practised.get(),
                        page.settings().difficulty(),
                        outside.chance().freshSeed()));
        host.started(false);
        seat(
                terms.agreement(),
                LocalDealer.begin(
                        terms,
                        conduct(terms.agreement()),
                        this::save,
                        outside.table().time(),
                        outside.table().alarm()),
                "");
    }

    /** Whoever deals the match says how it stands. */
    void begin(Elsewhere dealers, boolean isResumed) {
        Agreement agreement = host.options().orElseThrow().agreement();
        host.started(isResumed);
        seat(agreement, dealers.begin(agreement, outside, saves), "");
    }

    /** A match is played only once: if it has been, its result is shown. */
    boolean showPlayed() {
        Optional<Results> played = host.handInPlayed();
        played.ifPresent(results -> show(results, Optional.empty()));
        return played.isPresent();
    }

    void goOnWith(LeftMatch left) {
        host.started(true);
        Terms terms = left.match().terms();
        Dealer dealer = LocalDealer.resume(
                left,
                conduct(terms.agreement()),
                this::save,
                outside.table().time(),
                outside.table().alarm());
        seat(terms.agreement(), dealer, left.saved().board());
    }

    private void seat(Agreement agreement, Dealer dealer, String savedBoard) {
        TableSide side = TableSide.of(agreement, host.options(), shell);
        TableMatch match = new TableMatch(dealer, savedBoard, page, side, new AroundTheTable(agreement));
        navigator.show(new Screen.AtTable(match));
        match.open();
        navigator.changed();
    }

    private void save(Match match, int clockMillis, int pausedMillis) {
        saves.keep(match, clockMillis, pausedMillis, shell.scene().placement());
    }

    private Conduct conduct(Agreement agreement) {
        return new Conduct(mayPause(agreement), agreement.rules().table().passesByHand());
    }

    /** Where no clock runs there is nothing to pause. */
    private boolean mayPause(Agreement agreement) {
        if (agreement.rules().clockSeconds() == 0) {
            return false;
        }
        return switch (agreement.pause()) {
            case ALWAYS -> true;
            case AUTO -> outside.table().device().isTouchFirst();
            case NEVER -> false;
        };
    }

    private void finish(Agreement agreement, Finish finish) {
        Results results = saves.results(agreement, finish);
        if (mayLeave()) {
            saves.forget(Terms.PRACTICE);
        }
        host.finished(finish);
        shell.wake();
        show(results, finish.sheet().map(ScoreSheet::text));
    }

    private void show(Results results, Optional<String> record) {
        Counting counting =
                Counting.begin(outside.table(), results.card(), page.settings().reducedMotion(), navigator::changed);
        navigator.show(new Screen.AtResults(results, counting, record));
    }

    /** Whether the player can leave the game for the start, and go on with it from there. */
    boolean mayLeave() {
        return host.occasion().mayBeLeft() && !shell.table().goesOnAtOnce();
    }

    private final class AroundTheTable implements TableMatch.Screens {
        private final Agreement agreement;

        AroundTheTable(Agreement agreement) {
            this.agreement = agreement;
        }

        @Override
        public boolean hints() {
            return host.occasion().allowsHints() && page.settings().hints();
        }

        @Override
        public boolean isFirstGame() {
            return saves.isFirstGame();
        }

        @Override
        public String talk(List<Event> events) {
            return page.settings().talk()
                    ? Talk.about(events, agreement.difficulty(), new Scatter((int) shell.nowMillis()))
                    : "";
        }

        @Override
        public void told(Told told) {
            host.tell(told);
        }

        @Override
        public void askedForMenu() {
            shell.soundtrack().opened();
            page.controls().cancel();
        }

        @Override
        public void menuShows(TableMatch match, GameMenu menu) {
            navigator.show(new Screen.InMenu(match, menu));
        }

        @Override
        public void finished(Finish finish) {
            finish(agreement, finish);
        }
    }
}
