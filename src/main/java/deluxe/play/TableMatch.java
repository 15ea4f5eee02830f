package deluxe.play;

import deluxe.dominoes.Action;
import deluxe.dominoes.BestScore;
import deluxe.dominoes.Event;
import deluxe.dominoes.Pass;
import deluxe.dominoes.View;
import deluxe.session.Dealer;
import deluxe.session.Finish;
import deluxe.session.Session;
import deluxe.session.Told;
import deluxe.stage.tiles.TableScene;
import deluxe.stage.tiles.TellingTimes;
import deluxe.tournament.Objection;
import java.util.List;
import java.util.Optional;

/** A session and everything that shows it: the stage, the mirror, the sounds, the pop-up. */
public final class TableMatch implements Session.Listener {
    /** How long it takes until a player who must draw and doesn't is helped. */
    private static final double HELP_MILLIS = 3000;

    /** How long it takes until a player who does nothing in the first game is told what to do. */
    private static final double NUDGE_MILLIS = 6000;

    private final Shell shell;
    private final TableScene scene;
    private final TableSide side;
    private final Mirror mirror;
    private final Words words;
    private final Screens screens;
    private final Navigator navigator;
    private final Soundtrack soundtrack;
    private final PlayersHand hand;
    private final String savedBoard;
    private final Session session;
    /** What the pop-up says, while it is open. */
    private Optional<GameMenu> menu = Optional.empty();

    /** Whether the player knows who sits opposite. */
    private boolean isNamed;

    private boolean isMenuAskedFor;
    private boolean isPassing;
    private int helps;

    /** @param savedBoard how the board was laid when the match was left; else empty */
    TableMatch(Dealer dealer, String savedBoard, TablePage page, TableSide side, Screens screens) {
        shell = page.shell();
        scene = shell.scene();
        mirror = page.controls().mirror();
        words = shell.words();
        soundtrack = shell.soundtrack();
        navigator = page.navigator();
        this.side = side;
        this.screens = screens;
        this.savedBoard = savedBoard;
        session = new Session(dealer, this, shell.ports().time(), shell.ports().alarm());
        hand = new PlayersHand(this, scene.handling());
    }

    /** The screens around the table. */
    interface Screens {
        /** The player wants the pop-up. */
        void askedForMenu();

        /** The pop-up is open and says this. */
        void menuShows(TableMatch match, GameMenu menu);

        /** Whether the tile that scores most is to be marked. */
        boolean hints();

        /** Whether no game was finished on this device before. */
        boolean isFirstGame();

        /** What the opponent says to these events, in English; empty if it says nothing. */
        String talk(List<Event> events);

        /** Something happened in the match. */
        void told(Told told);

        void finished(Finish finish);
    }

    void open() {
        scene.hide(false);
        session.open();
    }

    void close() {
        helps++;
        session.close();
    }

    Session session() {
        return session;
    }

    PlayersHand hand() {
        return hand;
    }

    /** Does this, or says why it cannot be done. */
    void act(Action action) {
        isPassing = action instanceof Pass;
        scene.hurry(nowMillis());
        session.act(action);
        wake();
    }

    void hurry() {
        if (!session.mustDraw()) {
            helps++;
        }
        scene.hurry(nowMillis());
        session.hurry();
        wake();
    }

    boolean hasStandingBoneyard() {
        return scene.hasStandingBoneyard();
    }

    /** Opens or closes the tiles that were played. */
    void showPlayedTiles() {
        scene.showPlayedTiles();
    }

    /** Returns whether they were open. */
    boolean closePlayedTiles() {
        return scene.closePlayedTiles();
    }

    boolean passesByHand() {
        return shell.table().rules().table().passesByHand();
    }

    double nowMillis() {
        return shell.nowMillis();
    }

    void wake() {
        shell.wake();
    }

    /** The pop-up opens in a pause if the match can be paused. */
    void askForMenu() {
        screens.askedForMenu();
        isMenuAskedFor = true;
        session.pause();
    }

    void endPause() {
        closeMenu();
        session.endPause();
        mirrored();
        wake();
    }

    /** Asks whether the game is really to end. */
    void askToEnd() {
        menu.ifPresent(open -> show(open.ending()));
    }

    void endGame() {
        closeMenu();
        session.endGame();
        wake();
    }

    private void closeMenu() {
        menu = Optional.empty();
        scene.hide(false);
    }

    private void open(GameMenu.Case why) {
        isMenuAskedFor = false;
        scene.hide(session.isPaused());
        wake();
        show(new GameMenu(why, session.pauseLeftMillis(), session.secondsShown()));
    }

    private void show(GameMenu newMenu) {
        menu = Optional.of(newMenu);
        screens.menuShows(this, newMenu);
    }

    // What the session tells

    @Override
    public void told(Told told) {
        boolean playersTurn = session.isPlayersTurn();
        scene.showClock(session.secondsShown());
        if (told.isJump()) {
            side.snap(told.game(), false, savedBoard);
        }
        side.show(told.game(), told.events(), playersTurn);
        hand.lookAgain();
        if (!told.events().isEmpty() || playersTurn) {
            mirror.tell(told.events(), playersTurn, session.mustDraw(), side.opponent());
        }
        talk(screens.talk(told.events()));
        helpLater();
        mirrored();
        screens.told(told);
        wake();
    }

    /** What the opponent says comes after all news. */
    private void talk(String line) {
        if (!line.isEmpty()) {
            String said = words.say(line);
            scene.announcer().speak(said, Math.max(nowMillis(), scene.landedAtMillis()));
            mirror.say(mirror.news() + ' ' + side.opponent() + ": " + said);
        }
    }

    @Override
    public double toldAtMillis() {
        return scene.toldAtMillis();
    }

    @Override
    public void counted(int number) {
        String said = number == 0 ? words.say(Words.GO) : String.valueOf(number);
        mirror.say(said);
        scene.announcer().countDown(said, nowMillis());
        if (number == 0 && !isNamed) {
            isNamed = true;
            double afterMillis = scene.announcer().hasMessages() ? 0 : TellingTimes.COUNTDOWN_MILLIS;
            say(words.say("You play against {0}.", side.opponent()), nowMillis() + afterMillis);
        }
        soundtrack.counted(number == 0);
        wake();
        navigator.changed();
    }

    @Override
    public void clockShows(int seconds) {
        scene.showClock(seconds);
        soundtrack.clockShows(seconds);
        wake();
        boolean isRead = mirror.tick(seconds);
        if (menu.isPresent()) {
            show(menu.get().withClock(seconds));
        } else if (isRead) {
            navigator.changed();
        }
    }

    @Override
    public void paused() {
        open(isMenuAskedFor ? GameMenu.Case.PAUSED : GameMenu.Case.LEFT);
    }

    @Override
    public void pauseLeft(int millis) {
        menu.ifPresent(open -> show(open.withLeft(millis)));
    }

    @Override
    public void pauseRanOut() {
        open(GameMenu.Case.RAN_OUT);
    }

    @Override
    public void refused(Objection objection) {
        if (isMenuAskedFor) {
            open(session.secondsShown() < 0 ? GameMenu.Case.SETTINGS : GameMenu.Case.NO_PAUSE);
            return;
        }
        hand.lookAgain();
        refuse(objection);
        isPassing = false;
    }

    @Override
    public void waiting(boolean waits) {
        if (!waits) {
            return;
        }
        if (isMenuAskedFor) {
            open(GameMenu.Case.NO_PAUSE);
        }
        say(words.say(Words.WAITING));
    }

    @Override
    public void finished(Finish finish) {
        scene.announcer().hush(nowMillis());
        screens.finished(finish);
    }

    /** Helps a player who does nothing, after a while: one who must draw, unless a line for messages says it, and a newcomer. */
    private void helpLater() {
        scene.announcer().hintBoneyard("");
        int help = ++helps;
        if (session.mustDraw() && !scene.announcer().hasMessages()) {
            shell.ports().alarm().ringIn(HELP_MILLIS, () -> {
                if (help == helps && session.mustDraw()) {
                    scene.announcer().hintBoneyard(words.say(Words.DRAW));
                    wake();
                }
            });
        } else if (session.isPlayersTurn() && screens.isFirstGame()) {
            shell.ports().alarm().ringIn(NUDGE_MILLIS, () -> {
                if (help == helps && session.isRunning() && hand.chosen().isEmpty()) {
                    say(words.say(Words.NUDGE));
                }
            });
        }
    }

    void refuse(Objection objection) {
        soundtrack.refused();
        say(shell.table().refusal(objection, isPassing, words, side.opponent()));
    }

    private void say(String said) {
        say(said, nowMillis());
    }

    private void say(String said, double atMillis) {
        scene.announcer().say(said, atMillis);
        mirror.say(said);
        wake();
        navigator.changed();
    }

    void mirrored() {
        View view = session.game().round();
        Optional<BestScore> best = screens.hints() ? BestScore.of(view) : Optional.empty();
        scene.announcer().hintTile(best);
        if (mirror.forgets(view)) {
            navigator.changed();
        }
        mirror.show(view, session.isPlayersTurn(), hand.chosen(), best, side.opponent());
        navigator.changed();
    }
}
