package deluxe.play;

import deluxe.dominoes.RuleSet;
import deluxe.ports.Lifecycle;
import deluxe.session.LeftMatch;
import deluxe.tournament.Terms;
import java.util.Optional;
import java.util.function.Supplier;

/** The way from the start to the results: what the screens ask for, and the match that is played in between. */
public final class Visit implements Lifecycle.Watch {
    private final TablePage page;
    private final Shell shell;
    private final Navigator navigator;
    private final Soundtrack soundtrack;
    private final Saves saves;
    private final HostLink host;
    private final Seating seating;

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
        page = new TablePage(outside.table(), table);
        shell = page.shell();
        navigator = page.navigator();
        soundtrack = shell.soundtrack();
        saves = new Saves(
                outside.table().storage(), outside.table().time(), outside.host(), table.rules(), shell.words());
        host = new HostLink(outside, elsewhere, saves, practised, navigator::changed, this::left);
        seating = new Seating(outside, page, saves, host, practised);
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
                seating.begin(dealers, true);
            }
        } else if (!seating.showPlayed()
                && (!host.occasion().mayBeLeft() || shell.table().goesOnAtOnce())) {
            left.ifPresent(seating::goOnWith);
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
            seating.begin();
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
        saves.saved(Terms.PRACTICE).ifPresent(seating::goOnWith);
    }

    /** Whether the player can leave the game for the start, and go on with it from there. */
    public boolean mayLeave() {
        return seating.mayLeave();
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
            seating.begin();
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
        seating.begin();
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
}
