package deluxe.play;

import deluxe.dominoes.Action;
import deluxe.dominoes.Event;
import deluxe.dominoes.View;
import deluxe.ports.Time;
import deluxe.stage.TableScene;
import deluxe.tournament.Match;
import deluxe.tournament.Objection;
import deluxe.tournament.Terms;
import java.util.List;

/** A sitting with what stands around it: the stage that shows it, the mirror that tells it, the keeping that saves it. */
final class MatchAtTable implements Company {
    private final Outside outside;
    private final TableScene scene;
    private final TableSide side;
    private final Mirror mirror;
    private final Words words;
    private final Keeping keeping;
    private final Screens screens;
    private final Soundtrack soundtrack;
    private final PlayersHand hand;
    private Sitting sitting;
    private Menu menu = new Menu(Menu.Case.NO_PAUSE, 0, -1);
    private boolean isMenuOpen;
    private boolean isLeft;
    private int alarms;
    private int helps;

    MatchAtTable(
            Outside outside,
            TableScene scene,
            TableSide side,
            Mirror mirror,
            Words words,
            Keeping keeping,
            Screens screens,
            Soundtrack soundtrack) {
        this.outside = outside;
        this.scene = scene;
        this.side = side;
        this.mirror = mirror;
        this.words = words;
        this.keeping = keeping;
        this.screens = screens;
        this.soundtrack = soundtrack;
        hand = new PlayersHand(this, scene.handling());
    }

    /** The screens around the table. */
    interface Screens {
        void changed();

        void askedForMenu();

        /** Something happened in the match. */
        void told(Match match);

        /** The match stands still, though nobody asked for it. */
        void paused();

        void finished(Match match);
    }

    void begin(Terms terms) {
        scene.hide(false);
        sitting = Sitting.begin(terms, this);
        scene.showClock(sitting.secondsShown());
        sitting.open();
    }

    void goOnWith(Keeping.Found found) {
        Keeping.Return back = found.comeBack(allowsPauses(found.match().terms()), nowMillis());
        sitting = Sitting.resume(back.match(), back.clockMillis(), back.pause(), this);
        side.snap(back.match().game(), false, found.board());
        scene.hide(back.pause().isPresent());
        back.pause().ifPresent(pause -> open(Menu.Case.LEFT));
        sitting.open();
    }

    Sitting sitting() {
        return sitting;
    }

    Menu menu() {
        return menu;
    }

    PlayersHand hand() {
        return hand;
    }

    /** Does it, or says why it cannot be done. */
    void act(Action action) {
        scene.hurry(nowMillis());
        sitting.act(action).ifPresent(this::refuse);
        wake();
    }

    void hurry() {
        scene.hurry(nowMillis());
        sitting.hurry();
        wake();
    }

    void wake() {
        outside.display().wake();
    }

    void askForMenu() {
        screens.askedForMenu();
    }

    void openMenu() {
        if (!mayPause()) {
            open(isSettingsEnough() ? Menu.Case.SETTINGS : Menu.Case.NO_PAUSE);
            return;
        }
        beginPause(Menu.Case.PAUSED);
    }

    private boolean beginPause(Menu.Case why) {
        if (!sitting.beginPause()) {
            return false;
        }
        open(why);
        scene.hide(true);
        return true;
    }

    /** The game lost its watcher: it pauses, now or as soon as the clock runs, where that is allowed. */
    void left() {
        isLeft = true;
        keep();
        if (mayPause() && beginPause(Menu.Case.LEFT)) {
            screens.paused();
        }
    }

    private void open(Menu.Case why) {
        isMenuOpen = true;
        menu = new Menu(why, sitting.match().allowance().leftMillis(), sitting.secondsShown());
    }

    /** Nobody waits for a game of practice: unless its pauses are used up, there is nothing to be said about them. */
    private boolean isSettingsEnough() {
        Match match = sitting.match();
        return match.terms().match().equals(Terms.PRACTICE)
                && !match.allowance().isSpent();
    }

    private boolean mayPause() {
        return sitting.mayPause() && allowsPauses(sitting.match().terms());
    }

    private boolean allowsPauses(Terms terms) {
        return switch (terms.pause()) {
            case ALWAYS -> true;
            case AUTO -> outside.device().isTouchFirst();
            case NEVER -> false;
        };
    }

    void cameBack() {
        isLeft = false;
        sitting.tick();
    }

    void goOn() {
        isMenuOpen = false;
        scene.hide(false);
        if (sitting.pause().isPresent()) {
            sitting.goOn();
        }
        wake();
    }

    void endEarly() {
        isMenuOpen = false;
        scene.hide(false);
        sitting.endEarly();
        wake();
    }

    // What the sitting tells

    @Override
    public Time time() {
        return outside.time();
    }

    @Override
    public void wakeIn(double millis) {
        int alarm = ++alarms;
        outside.alarm().ringIn(millis, () -> {
            if (alarm == alarms) {
                sitting.tick();
            }
        });
    }

    @Override
    public void told(Match match, List<Event> events, boolean move) {
        boolean playersTurn = sitting.isPlayersTurn();
        side.show(match.game(), events, playersTurn);
        hand.lookAgain();
        if (!events.isEmpty() || playersTurn) {
            mirror.tell(events, playersTurn, sitting.mustDraw(), side.opponent());
        }
        helpLater();
        mirrored();
        screens.told(match);
        wake();
    }

    @Override
    public double toldAtMillis() {
        return scene.toldAtMillis();
    }

    @Override
    public void counted(String word) {
        String said = words.say(word);
        scene.herald().countDown(said, nowMillis());
        soundtrack.counted(word.equals(Sitting.GO));
        mirror.say(said);
        wake();
        screens.changed();
    }

    @Override
    public void playBegan() {
        if (isLeft) {
            left();
        }
    }

    @Override
    public void clockShows(int seconds) {
        scene.showClock(seconds);
        soundtrack.clockShows(seconds);
        wake();
        menu = menu.withClock(seconds);
        if (mirror.tick(seconds) || isMenuOpen) {
            screens.changed();
        }
        if (seconds % Keeping.BEAT_SECONDS == 0) {
            keep();
        }
    }

    @Override
    public void pauseLeft(int millis) {
        menu = new Menu(menu.why(), millis, menu.clockSeconds());
        keep();
        screens.changed();
    }

    @Override
    public void allowanceRanOut() {
        open(Menu.Case.RAN_OUT);
        scene.hide(false);
        wake();
        screens.changed();
    }

    @Override
    public void kept() {
        keep();
    }

    @Override
    public void finished() {
        screens.finished(sitting.match());
    }

    private void keep() {
        int paused =
                sitting.pause().map(pause -> pause.lastedMillis(nowMillis())).orElse(0);
        keeping.keep(sitting.match(), sitting.clockMillis(), paused, scene.boardCodes());
    }

    /** Whoever must draw and does not is helped after a while. */
    private void helpLater() {
        scene.herald().hintBoneyard("");
        int help = ++helps;
        if (sitting.mustDraw()) {
            outside.alarm().ringIn(Waits.HELP_MILLIS, () -> {
                if (help == helps && sitting.mustDraw()) {
                    scene.herald().hintBoneyard(words.say(Words.TAP_TO_DRAW));
                    wake();
                }
            });
        }
    }

    void refuse(Objection objection) {
        String why = words.refusal(objection, side.opponent());
        scene.herald().say(why, nowMillis());
        soundtrack.refused();
        mirror.say(why);
        wake();
        screens.changed();
    }

    void mirrored() {
        mirror.show(view(), sitting.isPlayersTurn(), hand.chosen(), side.opponent());
        screens.changed();
    }

    private View view() {
        return sitting.view();
    }
}
