package deluxe.play;

import deluxe.dominoes.Event;
import deluxe.dominoes.RuleSet;
import deluxe.ports.Lifecycle;
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

/** The way from the start to the results: what the screens ask for, and the match that is played in between. */
public final class Visit implements Lifecycle.Watch {
    private final Outside outside;
    private final TablePage page;
    private final Shell shell;
    private final Navigator navigator;
    private final Soundtrack soundtrack;
    private final Saves saves;
    private final HostLink host;
    private final Supplier<RuleSet> practised;

    /** A visit to a page that deals all its matches. */
    public Visit(Outside outside, TableKind table, Supplier<RuleSet> practised) {
        this(outside, Optional.empty(), table, practised);
    }

    /**
     * A visit.
     *
     * @param elsewhere who deals what this device does not deal
     * @param practised the rules for a player whom no host has asked for a match
     */
    public Visit(Outside outside, Optional<Elsewhere> elsewhere, TableKind table, Supplier<RuleSet> practised) {
        this.outside = outside;
        this.practised = practised;
        page = new TablePage(outside.table(), table);
        shell = page.shell();
        navigator = page.navigator();
        soundtrack = shell.soundtrack();
        saves = new Saves(
                outside.table().storage(), outside.table().time(), outside.host(), table.rules(), shell.words());
        host = new HostLink(outside, elsewhere, saves, practised, navigator::changed, this::left);
        host.refusal().ifPresent(refusal -> navigator.show(new Screen.Refused(refusal)));
        outside.lifecycle().follow(this);
    }

    /** Begins, and runs {@code onChange} whenever a screen says something else. */
    public void open(Runnable onChange) {
        page.follow(onChange);
        Optional<LeftMatch> left = host.refusal().isEmpty() && host.elsewhere().isEmpty()
                ? saves.saved(host.occasion().match())
                : Optional.empty();
        left.ifPresent(saved -> host.refuseOtherThan(saved.match().terms()));
        host.opened();
        if (host.refusal().isPresent()) {
            navigator.show(new Screen.Refused(host.refusal().get()));
        } else if (host.elsewhere().isPresent()) {
            Elsewhere dealers = host.elsewhere().get();
            if (dealers.isBegun(host.options().orElseThrow().agreement(), saves)) {
                begin(dealers, true);
            }
        } else if (!showPlayed()
                && (!host.occasion().mayBeLeft() || shell.table().goesOnAtOnce())) {
            left.ifPresent(this::goOnWith);
        }
        navigator.changed();
    }

    public TablePage page() {
        return page;
    }

    public HostLink host() {
        return host;
    }

    /** What could not be kept or read, or how far the score is on its way; empty if there is nothing to tell. */
    public String notice() {
        String sending = navigator.screen() instanceof Screen.AtResults ? host.words() : "";
        return sending.isEmpty() ? saves.notice() : sending;
    }

    // What the screens ask for

    /** Starts a match; a newcomer is taught first. */
    public void start() {
        soundtrack.pressed();
        if (page.settings().taught() || !host.teaches()) {
            begin();
        } else {
            teach(true);
        }
    }

    /** Whether a game of practice was left here that can go on. */
    public boolean hasLeftGame() {
        return host.occasion().mayBeLeft() && saves.saved(Terms.PRACTICE).isPresent();
    }

    public void goOn() {
        soundtrack.pressed();
        saves.saved(Terms.PRACTICE).ifPresent(this::goOnWith);
    }

    /** Whether the player can leave the game for the start, and go on with it from there. */
    public boolean mayLeave() {
        return host.occasion().mayBeLeft() && !shell.table().goesOnAtOnce();
    }

    /** Leaves the game as it is, so that it can go on later. */
    public void leaveTable() {
        TableMatch match = navigator.match().orElseThrow();
        soundtrack.closed();
        match.close();
        shell.scene().clear();
        navigator.show(new Screen.AtStart());
        shell.wake();
    }

    public void showHowToPlay() {
        soundtrack.pressed();
        teach(false);
    }

    private void teach(boolean startsThen) {
        Lessons lessons = new Lessons(page, shell.table().lessons(host.rules()));
        navigator.show(new Screen.Learning(lessons, startsThen));
        lessons.show(0);
        navigator.changed();
    }

    /** Another page of How to Play. */
    public void turnTo(int page) {
        soundtrack.pressed();
        this.page.controls().cancel();
        lessons().lessons().show(page);
    }

    /** How to Play has been read, or closed. */
    public void taught(boolean playNow) {
        Screen.Learning learning = lessons();
        page.controls().cancel();
        learning.lessons().close();
        page.preferences().choose(page.settings().whenTaught());
        if (playNow || learning.startsThen()) {
            begin();
        } else {
            navigator.show(new Screen.AtStart());
        }
    }

    private Screen.Learning lessons() {
        if (navigator.screen() instanceof Screen.Learning learning) {
            return learning;
        }
        throw new IllegalStateException("no lessons are open");
    }

    public void showSettings() {
        soundtrack.opened();
        navigator.show(new Screen.InSettings());
    }

    public void closeSettings() {
        soundtrack.closed();
        navigator.show(new Screen.AtStart());
    }

    /** Closes what is open, as its own button does, and returns whether anything was. */
    public boolean escape() {
        if (navigator.screen() instanceof Screen.InSettings) {
            closeSettings();
        } else if (navigator.screen() instanceof Screen.InMenu) {
            keepPlaying();
        } else if (navigator.screen() instanceof Screen.Learning) {
            taught(false);
        } else {
            return false;
        }
        return true;
    }

    /** The rules of the current game. */
    public Optional<RuleSet> rulesAtHand() {
        return navigator.match().map(match -> match.session().game().round().rules());
    }

    /** The record of the player's own game as it stands; empty for a match that somebody else asked for. */
    public String recordAtHand() {
        return host.occasion().isPlayersChoice() ? saves.record(Terms.PRACTICE) : "";
    }

    /** Asks whether the game is really to end. */
    public void askToEnd() {
        soundtrack.pressed();
        navigator.match().orElseThrow().askToEnd();
        navigator.changed();
    }

    public void endGame() {
        closeMenu().endGame();
        navigator.changed();
    }

    public void keepPlaying() {
        closeMenu().endPause();
        navigator.changed();
    }

    private TableMatch closeMenu() {
        TableMatch match = navigator.match().orElseThrow();
        soundtrack.closed();
        navigator.show(new Screen.AtTable(match));
        return match;
    }

    /** Sends the score to the host that asked for the match; practice goes back to the start. */
    public void submit() {
        soundtrack.pressed();
        if (host.isHeard() && host.occasion().isHandedIn()) {
            host.submit();
            navigator.changed();
        } else if (host.elsewhere().isPresent()) {
            host.leave();
        } else {
            clear();
            navigator.show(new Screen.AtStart());
            shell.wake();
        }
    }

    /** Starts another practice game against the same opponent. */
    public void playAgain() {
        soundtrack.pressed();
        clear();
        begin();
    }

    /** Clears the table of the match that is over. */
    private void clear() {
        if (host.occasion().isPlayersChoice()) {
            saves.forget(Terms.PRACTICE);
        }
        shell.scene().clear();
    }

    // What happens outside

    @Override
    public void left() {
        page.controls().cancel();
        navigator.match().ifPresent(match -> match.session().leave());
    }

    @Override
    public void cameBack() {
        navigator.match().ifPresent(match -> match.session().comeBack());
        shell.wake();
    }

    // The match

    private void begin() {
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
    private void begin(Elsewhere dealers, boolean isResumed) {
        Agreement agreement = host.options().orElseThrow().agreement();
        host.started(isResumed);
        seat(agreement, dealers.begin(agreement, outside, saves), "");
    }

    /** A match is played only once: if it has been, its result is shown. */
    private boolean showPlayed() {
        Optional<Results> played = host.handInPlayed();
        played.ifPresent(results -> show(results, Optional.empty()));
        return played.isPresent();
    }

    private void goOnWith(LeftMatch left) {
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
        return new Conduct(mayPause(agreement), shell.table().passesByHand());
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
            soundtrack.opened();
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
