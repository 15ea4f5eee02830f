package deluxe.play;

import deluxe.dominoes.Action;
import deluxe.dominoes.End;
import deluxe.dominoes.Event;
import deluxe.dominoes.Play;
import deluxe.dominoes.Tile;
import deluxe.dominoes.View;
import deluxe.ports.Time;
import deluxe.stage.TableScene;
import deluxe.table.Seat;
import deluxe.tournament.Match;
import deluxe.tournament.Objection;
import deluxe.tournament.Terms;
import java.util.List;
import java.util.Optional;

/** A sitting with what stands around it: the stage that shows it, the mirror that tells it, the keeping that saves it. */
final class MatchAtTable implements Sitting.Table {
    private final Outside outside;
    private final TableScene scene;
    private final TableSide side;
    private final Mirror mirror;
    private final Keeping keeping;
    private final Pace pace;
    private final Screens screens;
    private Sitting sitting;
    private Optional<Tile> chosen = Optional.empty();
    private Menu menu = new Menu(Menu.Case.NO_PAUSE, 0);
    private boolean sumOpen;
    private int alarms;
    private int helps;

    MatchAtTable(
            Outside outside,
            TableScene scene,
            TableSide side,
            Mirror mirror,
            Keeping keeping,
            Pace pace,
            Screens screens) {
        this.outside = outside;
        this.scene = scene;
        this.side = side;
        this.mirror = mirror;
        this.keeping = keeping;
        this.pace = pace;
        this.screens = screens;
    }

    /** The screens around the table. */
    interface Screens {
        void changed();

        void finished(Match match);
    }

    void begin(Terms terms) {
        scene.hide(false);
        sitting = Sitting.begin(terms, this, pace);
        sitting.open();
    }

    void goOnWith(Keeping.Found found, boolean mayPause) {
        Keeping.Return back = found.comeBack(mayPause, nowMillis());
        sitting = Sitting.resume(back.match(), back.clockMillis(), back.pause(), this, pace);
        side.snap(back.match(), false, found.board());
        scene.hide(back.pause().isPresent());
        back.pause().ifPresent(pause -> menu = new Menu(Menu.Case.LEFT, 0));
        sitting.open();
    }

    Sitting sitting() {
        return sitting;
    }

    Menu menu() {
        return menu;
    }

    // What the player does

    /** Does it, or says why it cannot be done. */
    void act(Action action) {
        choose(Optional.empty());
        sitting.act(action).ifPresent(this::refuse);
        outside.display().wake();
    }

    void tapped(Tile tile) {
        boolean again = chosen.isPresent() && chosen.get().equals(tile);
        hurry();
        choose(again ? Optional.empty() : Optional.of(tile));
        if (!again && sitting.isPlayersTurn() && !view().tableau().fits(tile)) {
            explain(tile);
            choose(Optional.empty());
        }
    }

    void pointedAt(Optional<End> end) {
        if (chosen.isEmpty()) {
            hurry();
            return;
        }
        List<Play> plays = playsOf(chosen.get());
        if (end.isPresent()) {
            act(new Play(chosen.get(), end.get()));
        } else if (plays.size() == 1) {
            act(plays.get(0));
        } else {
            choose(Optional.empty());
        }
    }

    void choose(Optional<Tile> tile) {
        chosen = tile;
        scene.select(tile);
        scene.aim(Optional.empty());
        mirrored();
    }

    /** Says why this tile cannot be played. */
    void explain(Tile tile) {
        if (view().tableau().isEmpty() || view().tableau().fits(tile)) {
            return;
        }
        Optional<Objection> objection = sitting.isPlayersTurn()
                ? sitting.act(new Play(tile, view().tableau().end(0)))
                : Optional.of(new Objection.NotInTurn(Seat.OPPONENT));
        objection.ifPresent(this::refuse);
    }

    void hurry() {
        scene.hurry(nowMillis());
        sitting.hurry();
        outside.display().wake();
    }

    void toggleSum() {
        sumOpen = !sumOpen;
        scene.explainSum(sumOpen);
        outside.display().wake();
    }

    void openMenu(boolean mayPause) {
        if (!mayPause) {
            menu = new Menu(Menu.Case.NO_PAUSE, 0);
            return;
        }
        menu = new Menu(Menu.Case.PAUSED, sitting.match().allowance().leftMillis());
        scene.hide(true);
        sitting.pause(true);
    }

    void left(boolean mayPause) {
        keep();
        if (mayPause && sitting.pause().isEmpty()) {
            menu = new Menu(Menu.Case.LEFT, sitting.match().allowance().leftMillis());
            scene.hide(true);
            sitting.pause(false);
        }
    }

    void cameBack() {
        sitting.tick();
    }

    void goOn() {
        scene.hide(false);
        if (sitting.pause().isPresent()) {
            sitting.goOn();
        }
        outside.display().wake();
    }

    void endEarly() {
        scene.hide(false);
        sitting.endEarly();
        outside.display().wake();
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
        side.show(match, events, playersTurn);
        if (chosen.isPresent() && !match.game().view(Seat.PLAYER).hand().holds(chosen.get())) {
            choose(Optional.empty());
        }
        if (!events.isEmpty() || playersTurn) {
            mirror.tell(events, playersTurn, sitting.mustDraw(), side.opponent());
        }
        helpLater();
        mirrored();
        outside.display().wake();
    }

    @Override
    public double toldAtMillis() {
        return scene.toldAtMillis();
    }

    @Override
    public void counted(String word) {
        scene.countDown(word, nowMillis());
        mirror.say(word);
        outside.display().wake();
        screens.changed();
    }

    @Override
    public void clockShows(int seconds) {
        scene.showClock(seconds);
        outside.display().wake();
        if (mirror.tick(seconds)) {
            screens.changed();
        }
        if (seconds % Keeping.BEAT_SECONDS == 0) {
            keep();
        }
    }

    @Override
    public void pauseLeft(int millis) {
        menu = new Menu(menu.why(), millis);
        keep();
        screens.changed();
    }

    @Override
    public void allowanceRanOut() {
        menu = new Menu(Menu.Case.RAN_OUT, 0);
        scene.hide(false);
        outside.display().wake();
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
        scene.hintBoneyard("");
        int help = ++helps;
        if (sitting.mustDraw()) {
            outside.alarm().ringIn(Pace.HELP_MILLIS, () -> {
                if (help == helps && sitting.mustDraw()) {
                    scene.hintBoneyard(Words.TAP_TO_DRAW);
                    outside.display().wake();
                }
            });
        }
    }

    private void refuse(Objection objection) {
        String words = Words.refusal(objection, side.opponent());
        scene.say(words, nowMillis());
        mirror.say(words);
        outside.display().wake();
        screens.changed();
    }

    private void mirrored() {
        mirror.show(view(), sitting.isPlayersTurn(), chosen, side.opponent());
        screens.changed();
    }

    private View view() {
        return sitting.view();
    }

    private List<Play> playsOf(Tile tile) {
        return view().plays().list().stream()
                .filter(play -> play.tile().equals(tile))
                .toList();
    }
}
