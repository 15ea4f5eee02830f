package deluxe.stage.tiles;

import deluxe.dominoes.Event;
import deluxe.dominoes.RuleSet;
import deluxe.ports.Display;
import deluxe.ports.SafeArea;
import deluxe.ports.Surface;
import deluxe.stage.CommonCue;
import deluxe.stage.Cue;
import deluxe.stage.Look;
import deluxe.stage.Tempo;
import deluxe.stage.retouch.Retouch;
import deluxe.table.Seat;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A domino table in its room, for playing, learning and watching: it shows states, tells events as motion, and knows what is under
 * a finger. It decides nothing about the game. Times are those of the display; places are CSS pixels from its top left corner.
 */
public final class TableScene implements Display.Painter {
    private final TableItems items = TableItems.create();
    private final TableRoom room;
    private final Furniture furniture;
    private final Tempo tempo = new Tempo(TileTimes.HURRY_MILLIS);
    private final Pointing pointing;
    private final SpriteSet sprites = new SpriteSet();
    private final Hints hints = new Hints();
    private final RestingTable resting;
    private final Retouch retouch = new Retouch();
    private final Announcer announcer;
    private final Handling handling;
    private Look look;
    private RuleSet rules;
    private Display.Size size = new Display.Size(0, 0, 1);
    private SafeArea safe = SafeArea.WHOLE;
    private Optional<TableLayout> layout = Optional.empty();
    private Optional<TableState> state = Optional.empty();
    private String savedCodes = "";
    private final Unseen unseen = new Unseen();
    private double toldMillis;
    private double landedMillis;
    private boolean hidden;
    private int sceneryShown;
    private TableUse use = TableUse.PLAYING;
    private Cue.Ear ear = cue -> {};

    /** @param rules the usual ones at this table */
    public TableScene(TableRoom room, Look liked, RuleSet rules) {
        this.room = room;
        this.rules = rules;
        furniture = room.furniture();
        pointing = new Pointing(items, room);
        resting = new RestingTable(items, pointing, hints);
        announcer = new Announcer(items, hints, furniture, tempo, this::motion);
        handling = new Handling(items, pointing, hints, tempo, this::motion);
        look = room.look(liked);
        dressAll();
    }

    /** Sets who hears what happens on the table, at the moment it happens. */
    public void follow(Cue.Ear newEar) {
        ear = newEar;
    }

    /** For the fingers and keys of the player at the table. */
    public Handling handling() {
        return handling;
    }

    /** For everything that is said over the table. */
    public Announcer announcer() {
        return announcer;
    }

    public Target at(double x, double y) {
        return handling.at(x, y);
    }

    public boolean hasStandingBoneyard() {
        return items.heap().stands();
    }

    /** Opens or closes the list of played tiles, if the room has one. */
    public void showPlayedTiles() {
        furniture.showPlayedTiles();
    }

    /** Closes that list; returns whether it was open. */
    public boolean closePlayedTiles() {
        return furniture.closePlayedTiles();
    }

    private TileMotion motion() {
        return new TileMotion(look.reducedMotion());
    }

    /** Looks and moves like this from now on. */
    public void dress(Look liked) {
        Look newLook = room.look(liked);
        boolean sameHand = newLook.leftHanded() == look.leftHanded();
        look = newLook;
        dressAll();
        if (sameHand && !items.board().isLaidOtherwise()) {
            fitSprites();
        } else {
            fit();
        }
    }

    private void dressAll() {
        sprites.dress(room.spentTiles(look.tiles()));
        furniture.dress(look);
    }

    @Override
    public void resized(Display.Size newSize, SafeArea free) {
        size = newSize;
        safe = free;
        retouch.forget();
        fit();
    }

    private void fit() {
        layout = room.layout(size, safe, look.leftHanded(), use, rules);
        pointing.fit(layout);
        announcer.fit(layout);
        layout.ifPresent(places -> {
            fitSprites();
            items.board().tidy(room.tidying());
            items.fit(places, room.boneyard(), size.ratio());
            if (items.board().isLaidOtherwise()) {
                items.board().clear();
            }
            if (unseen.isEmpty()) {
                arrange();
            } else {
                tellAnew();
            }
        });
    }

    /** The display changed its size before any of this was seen, as it does when a screen closes: all of it is shown again. */
    private void tellAnew() {
        List<Unseen.Shown> all = unseen.take();
        state = unseen.before();
        toldMillis = 0;
        if (state.isEmpty()) {
            resting.clear();
        } else {
            items.board().clear();
            arrange();
        }
        all.forEach(shown -> show(shown.next(), shown.events(), shown.nowMillis()));
    }

    private void fitSprites() {
        layout.ifPresent(places -> sprites.fit(look, places, size.ratio()));
    }

    /** Puts everything where the state says, at once. */
    private void arrange() {
        if (state.isEmpty() || layout.isEmpty()) {
            return;
        }
        resting.lay(state.get(), layout.get(), savedCodes);
        furniture.lay(state.get());
        if (state.get().toMove().isEmpty()) {
            items.hand().layCounted(furniture.counted(items, layout.get()));
        }
    }

    /** Sets whether the table is used for lessons, with fewer things on it, and larger ones. */
    public void teach(boolean wanted) {
        use = wanted ? TableUse.LEARNING : TableUse.PLAYING;
        fit();
    }

    /** Sets the table for watching, with both hands {@code open} or only the player's; then its state must be snapped anew. */
    public void watch(boolean open) {
        use = open ? TableUse.WATCHING_OPEN : TableUse.WATCHING;
        items.opponent().open(open);
        fit();
    }

    /** Shows the empty table, at which nobody plays. */
    public void clear() {
        state = Optional.empty();
        unseen.clear();
        resting.clear();
        furniture.clear();
        savedCodes = "";
        toldMillis = 0;
    }

    /** Shows the next state, with the events that led to it as motion, in their order, after what is still being told. */
    public void show(TableState next, List<Event> events, double nowMillis) {
        setFor(next);
        double now = Math.max(tempo.at(nowMillis), toldMillis);
        Optional<TableState> before = state;
        boolean turnComes =
                next.isPlayerToAct() && !state.map(TableState::isPlayerToAct).orElse(false);
        state = Optional.of(next);
        toldMillis = now;
        landedMillis = now;
        if (layout.isEmpty()) {
            return;
        }
        unseen.add(before, new Unseen.Shown(next, events, nowMillis));
        if (before.isEmpty()) {
            furniture.lay(next);
            furniture.come(now);
            items.dismiss(room.ground().scenery(layout.get()), now);
        }
        if (!items.leadTo(next.view(), events)) {
            arrange();
            return;
        }
        items.board().use(next.view().rules());
        furniture.name(next);
        items.forget(now);
        pointing.face(state, now);
        hints.ends(0, now);
        EventMotion telling = new EventMotion(items, furniture, layout.get(), motion(), next, now);
        toldMillis = telling.tell(events);
        if (next.toMove().isEmpty()) {
            toldMillis = Math.max(toldMillis, furniture.countedMillis());
        }
        landedMillis = telling.landedMillis();
        hints.placesFrom(landedMillis);
        if (turnComes) {
            items.flourishes().leaveOnceSeen(Sentence.PLACE, toldMillis);
            items.cues().add(CommonCue.TURN_CAME, Seat.PLAYER, toldMillis + TellingTimes.BREATH_MILLIS);
        }
        reconcile(next, telling);
        handling.aimAnew(now);
        boolean spreads = items.hand().spread(layout.get().reach(next));
        pointing.beyondSight().ifPresent(items.hand()::bring);
        items.hand().close(motion(), spreads ? toldMillis : now);
    }

    /** Another game may need another layout: a larger hand, a clock. */
    private void setFor(TableState next) {
        if (!next.view().rules().equals(rules)) {
            rules = next.view().rules();
            fit();
        }
    }

    /** Once the events have been told, shows what they did not tell. */
    private void reconcile(TableState next, EventMotion telling) {
        if (!items.shows(next.view())) {
            arrange();
            return;
        }
        furniture.settle(next, toldMillis);
        resting.settle(next, layout.orElseThrow(), motion(), telling);
    }

    /** Shows a state without motion; {@code placement} says where things lay, if it fits the state. */
    public void snap(TableState next, String placement) {
        setFor(next);
        unseen.clear();
        state = Optional.of(next);
        savedCodes = placement;
        toldMillis = 0;
        items.board().clear();
        arrange();
    }

    /** Where the tiles lie, as far as the state leaves that open, to be saved with the match; empty if it doesn't. */
    public String placement() {
        return layout.isPresent() ? items.board().codes() : savedCodes;
    }

    /** When everything shown has been told and the next thing can happen. Some motion may still go on. */
    public double toldAtMillis() {
        return tempo.displayAt(toldMillis);
    }

    /** When the tile that was played last lies on the board. */
    public double landedAtMillis() {
        return tempo.displayAt(landedMillis);
    }

    /** The game is over, which this word says once everything else has been told. */
    public void conclude(String word, Optional<Seat> winner) {
        toldMillis = announcer.conclude(word, winner, toldMillis);
    }

    /** Brings what is being told to an end very soon. */
    public void hurry(double nowMillis) {
        tempo.rush(toldMillis, nowMillis);
    }

    /** Shows the match clock; below zero there is none on this table. */
    public void showClock(int secondsLeft) {
        furniture.showClock(secondsLeft, !look.reducedMotion());
    }

    /** Sets whether the whole game is hidden. */
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
        sprites.stills.begin();
        items.cues().pass(now, ear);
        if (state.isEmpty()) {
            return paintBare(surface, now);
        }
        if (items.board().ponder(motion(), now)) {
            handling.aimAnew(now);
            items.makeRoom(layout.get(), motion(), now);
        }
        if (hints.showsPlaces(now)) {
            furniture.makeWay(items, pointing, now);
        }
        sprites.prepare(surface, look, items.board().u(), items.board().bones());
        TableState shown = state.get();
        if (shown.choosing()) {
            items.endArrows().ponder(shown.view());
        }
        paint(surface, painter -> painter.table(items, furniture, pointing, hints, shown, now));
        return items.isMoving(now)
                || furniture.isMoving(now)
                || sprites.isBehind()
                || items.arePondered(shown.choosing())
                || hints.isMoving(now)
                || pointing.grip().map(grip -> grip.isMoving(now)).orElse(false);
    }

    /** Each of the first frames draws one thing: the table part by part, and then its tiles. */
    private boolean paintBare(Surface surface, double now) {
        TableLayout places = layout.orElseThrow();
        List<Bone> scenery = room.ground().scenery(places);
        if (room.ground().isGrowing()) {
            retouch.forget();
        } else {
            sceneryShown = Math.min(scenery.size(), sceneryShown + 1);
        }
        if (!room.ground().grow(surface, places, look.theme())) {
            return true;
        }
        List<Bone> shown = scenery.subList(0, sceneryShown);
        paint(surface, painter -> painter.bare(shown, items.flourishes(), now));
        return room.ground().isGrowing()
                || sceneryShown < scenery.size()
                || items.flourishes().isMoving(now)
                || sprites.stills.isBehind();
    }

    private void paint(Surface surface, Consumer<TablePainter> painting) {
        TableLayout places = layout.orElseThrow();
        retouch.paint(
                surface,
                size.width(),
                size.height(),
                draft -> painting.accept(new TablePainter(draft, sprites, room.ground(), look, places)));
    }
}
