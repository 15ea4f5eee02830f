package deluxe.stage.deluxe;

import deluxe.dominoes.Event;
import deluxe.dominoes.View;
import deluxe.ports.Display;
import deluxe.ports.SafeArea;
import deluxe.ports.Surface;
import deluxe.stage.CommonCue;
import deluxe.stage.Cue;
import deluxe.stage.Scene;
import deluxe.stage.Tempo;
import deluxe.stage.Wardrobe;
import deluxe.stage.art.Box;
import deluxe.stage.retouch.Retouch;
import deluxe.stage.tiles.Bone;
import deluxe.stage.tiles.Gait;
import deluxe.stage.tiles.Handling;
import deluxe.stage.tiles.Hints;
import deluxe.stage.tiles.Pointing;
import deluxe.stage.tiles.Props;
import deluxe.stage.tiles.Room;
import deluxe.stage.tiles.Shelf;
import deluxe.stage.tiles.TableLayout;
import deluxe.stage.tiles.TableState;
import deluxe.stage.tiles.Target;
import deluxe.stage.tiles.TileTimes;
import deluxe.table.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** The Deluxe table. */
public final class TableScene implements Scene<TableState, Event, Target> {
    private final Props props = Props.create();
    private final Hud hud = new Hud();
    private final Tempo tempo = new Tempo(TileTimes.HURRY_MILLIS);
    private final Pointing pointing = new Pointing(props);
    private final Shelf shelf = new Shelf();
    private final Hints hints = new Hints();
    private final Retouch retouch = new Retouch();
    private final Herald herald = new Herald(props, hints, tempo, this::gait);
    private final Handling handling = new Handling(props, pointing, hints, tempo, this::gait);
    private Wardrobe wardrobe;
    private Display.Size size = new Display.Size(0, 0, 1);
    private SafeArea safe = SafeArea.WHOLE;
    private Optional<TableLayout> layout = Optional.empty();
    private Optional<TableState> state = Optional.empty();
    private String savedCodes = "";
    private final List<Shown> unseen = new ArrayList<>();
    private Optional<TableState> seen = Optional.empty();
    private double toldMillis;
    private double landedMillis;
    private boolean hidden;
    private DeluxeLayout.Plan plan = DeluxeLayout::of;
    private Cue.Ear ear = cue -> {};

    public TableScene(Wardrobe wardrobe) {
        this.wardrobe = wardrobe;
    }

    /** What was shown and is in no frame yet. */
    private record Shown(TableState next, List<Event> events, double nowMillis) {}

    @Override
    public void follow(Cue.Ear newEar) {
        ear = newEar;
    }

    /** For the fingers and keys of who sits at the table. */
    public Handling handling() {
        return handling;
    }

    /** For what is to be said over the table. */
    public Herald herald() {
        return herald;
    }

    @Override
    public Target at(double x, double y) {
        return handling.at(x, y);
    }

    private Gait gait() {
        return new Gait(wardrobe.reducedMotion());
    }

    @Override
    public void dress(Wardrobe newWardrobe) {
        boolean sameHand = newWardrobe.leftHanded() == wardrobe.leftHanded();
        wardrobe = newWardrobe;
        shelf.clear();
        if (sameHand) {
            fitShelf();
        } else {
            fit();
        }
    }

    @Override
    public void resized(Display.Size newSize, SafeArea free) {
        size = newSize;
        safe = free;
        retouch.forget();
        fit();
    }

    private void fit() {
        layout = plan.layout(size, safe, wardrobe.leftHanded());
        pointing.fit(layout);
        herald.fit(layout);
        layout.ifPresent(places -> {
            fitShelf();
            props.fit(places, size.ratio());
            if (unseen.isEmpty()) {
                arrange();
            } else {
                tellAnew();
            }
        });
    }

    /** The display changed its size before anything of this was seen, as it does when a screen closes: nothing of it is lost. */
    private void tellAnew() {
        List<Shown> all = List.copyOf(unseen);
        unseen.clear();
        state = seen;
        if (state.isEmpty()) {
            clearTable();
        } else {
            props.board().clear();
            arrange();
        }
        all.forEach(shown -> show(shown.next(), shown.events(), shown.nowMillis()));
    }

    private void fitShelf() {
        layout.ifPresent(places ->
                shelf.fit(wardrobe, places.hand().u(), places.opponentRow().u(), size.ratio()));
    }

    /** Everything is where the state says, at once. */
    private void arrange() {
        if (state.isEmpty() || layout.isEmpty()) {
            return;
        }
        View view = state.get().view();
        if (!props.board().shows(view.tableau())) {
            props.board().lay(view.rules(), view.tableau(), savedCodes);
        }
        props.hand().spread(reach(state.get()));
        props.hand().lay(view.hand().tiles());
        props.opponent().lay(view.otherHandSize(), state.get().revealed());
        if (props.opponent().isTurnedUp()) {
            new Room(props, layout.get()).turnUp();
            props.opponent().place();
        }
        props.leaving().clear();
        props.flourishes().clear();
        props.cues().clear();
        hud.lay(state.get());
        props.heap().clear();
        if (state.get().mustDraw()) {
            props.heap().lay(layout.get().playersHeap(), view.boneyardSize());
        } else if (state.get().isOpponentDrawing()) {
            props.heap().lay(layout.get().opponentsHeap(), view.boneyardSize());
        }
        pointing.face(state, 0);
        pointing.beyondSight().flatMap(Bone::tile).ifPresent(props.hand()::show);
        dim(0);
        props.hand().bones().forEach(Bone::calm);
        hints.ends(state.get().choosing(), 0);
    }

    /** Whether the table is set for lessons: fewer things on it, and larger. */
    public void teach(boolean wanted) {
        plan = wanted ? DeluxeLayout::ofLesson : DeluxeLayout::of;
        fit();
    }

    /** The table is set for who looks on, with both hands {@code open} or only the player's; what lies on it is to be snapped anew. */
    public void watch(boolean open) {
        plan = open ? DeluxeLayout::ofOpenHands : DeluxeLayout::ofWatching;
        props.opponent().open(open);
        fit();
    }

    @Override
    public void clear() {
        state = Optional.empty();
        unseen.clear();
        clearTable();
        savedCodes = "";
        toldMillis = 0;
    }

    private void clearTable() {
        props.board().clear();
        props.hand().bones().clear();
        props.opponent().bones().clear();
        props.heap().clear();
        props.leaving().clear();
        props.flourishes().clear();
        props.cues().clear();
        pointing.face(state, 0);
        hints.clear();
    }

    @Override
    public void show(TableState next, List<Event> events, double nowMillis) {
        double now = tempo.at(nowMillis);
        boolean first = state.isEmpty();
        boolean turnComes =
                next.isPlayerToAct() && !state.map(TableState::isPlayerToAct).orElse(false);
        seen = unseen.isEmpty() ? state : seen;
        state = Optional.of(next);
        toldMillis = now;
        landedMillis = now;
        if (layout.isEmpty()) {
            return;
        }
        unseen.add(new Shown(next, events, nowMillis));
        if (first) {
            hud.lay(next);
            hud.come(now);
            props.dismiss(scenery(), now);
        }
        if (!props.leadTo(next.view(), events)) {
            arrange();
            return;
        }
        props.board().use(next.view().rules());
        hud.name(next);
        props.forget(now);
        pointing.face(state, now);
        hints.ends(false, now);
        Telling telling = new Telling(props, hud, layout.get(), gait(), next, now);
        toldMillis = telling.tell(events);
        landedMillis = telling.landedMillis();
        hints.sumsFrom(landedMillis);
        handling.aimAnew(now);
        if (turnComes) {
            props.cues().add(CommonCue.TURN_CAME, Seat.PLAYER, toldMillis + DeluxeTimes.BREATH_MILLIS);
        }
        reconcile(next);
        boolean spreads = props.hand().spread(reach(next));
        pointing.beyondSight().ifPresent(props.hand()::bring);
        props.hand().close(gait(), spreads ? toldMillis : now);
    }

    private Box reach(TableState shown) {
        TableLayout places = layout.orElseThrow();
        return shown.mustDraw() ? places.reachWhileDrawing() : places.reach();
    }

    /** What the events did not tell is so all the same, once they have been told. */
    private void reconcile(TableState next) {
        View view = next.view();
        if (!props.shows(view)) {
            arrange();
            return;
        }
        hud.settle(next, toldMillis);
        dim(toldMillis);
        hints.ends(next.choosing(), toldMillis);
        Box heap = layout.orElseThrow().playersHeap();
        if (next.mustDraw()) {
            props.heap().appear(heap, view.boneyardSize(), gait(), toldMillis);
        } else if (props.heap().box().equals(Optional.of(heap))) {
            props.dismissHeap(toldMillis);
        }
    }

    private void dim(double atMillis) {
        boolean toAct = state.map(TableState::isPlayerToAct).orElse(false);
        for (Bone bone : props.hand().bones()) {
            boolean playable =
                    bone.tile().isPresent() && pointing.isPlayable(bone.tile().get());
            bone.dim(toAct && !playable, atMillis);
        }
    }

    @Override
    public void snap(TableState next, String placement) {
        unseen.clear();
        state = Optional.of(next);
        savedCodes = placement;
        toldMillis = 0;
        props.board().clear();
        arrange();
    }

    @Override
    public String placement() {
        return layout.isPresent() ? props.board().codes() : savedCodes;
    }

    @Override
    public double toldAtMillis() {
        return tempo.displayAt(toldMillis);
    }

    /** When the tile that was played last lies on the board. */
    public double landedAtMillis() {
        return tempo.displayAt(landedMillis);
    }

    @Override
    public void hurry(double nowMillis) {
        tempo.rush(toldMillis, nowMillis);
    }

    @Override
    public void showClock(int secondsLeft) {
        hud.showClock(secondsLeft, !wardrobe.reducedMotion());
    }

    @Override
    public void hide(boolean wanted) {
        hidden = wanted;
    }

    @Override
    public boolean paint(Surface surface, double nowMillis) {
        if (layout.isEmpty()) {
            return false;
        }
        unseen.clear();
        double now = tempo.at(nowMillis);
        if (hidden) {
            paint(surface, TablePainter::ground);
            return false;
        }
        shelf.stills.begin();
        props.cues().pass(now, ear);
        if (state.isEmpty()) {
            paint(surface, painter -> painter.bare(scenery(), props.flourishes(), now));
            return props.flourishes().isMoving(now) || shelf.stills.isBehind();
        }
        if (props.board().ponder(gait(), now)) {
            handling.aimAnew(now);
            props.makeRoom(layout.get(), gait(), now);
        }
        shelf.board.prepare(surface, wardrobe, props.board().u(), props.board().bones());
        TableState shown = state.get();
        if (shown.choosing()) {
            props.outlook().ponder(shown.view());
        }
        paint(surface, painter -> painter.table(props, hud, pointing, hints, shown, now));
        return props.isMoving(now)
                || hud.isMoving(now)
                || shelf.stills.isBehind()
                || props.board().isPondering()
                || (shown.choosing() && props.outlook().isPondering())
                || hints.isMoving(now)
                || pointing.grip().map(grip -> grip.isMoving(now)).orElse(false)
                || !shelf.board.isReady();
    }

    private List<Bone> scenery() {
        return Scenery.on(layout.orElseThrow().frame().feltBox());
    }

    private void paint(Surface surface, Consumer<TablePainter> painting) {
        TableLayout places = layout.orElseThrow();
        retouch.paint(
                surface,
                size.width(),
                size.height(),
                draft -> painting.accept(new TablePainter(draft, shelf, wardrobe, places)));
    }
}
