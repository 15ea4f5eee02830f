package deluxe.stage.tiles;

import deluxe.dominoes.Event;
import deluxe.dominoes.Leftover;
import deluxe.dominoes.Play;
import deluxe.dominoes.RoundResult;
import deluxe.dominoes.Tableau;
import deluxe.dominoes.Tile;
import deluxe.dominoes.View;
import deluxe.stage.Motion;
import deluxe.stage.SparkFlight.Point;
import deluxe.stage.art.Box;
import deluxe.table.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Turns events into motion, one after the other. */
public final class EventMotion {
    private static final double LEANING = .78;

    private final TableItems items;
    private final Furniture furniture;
    private final TableLayout layout;
    private final TileMotion motion;
    private final TableState next;
    private final View view;
    private final ShownPoints shownPoints;
    private List<Point> leftovers = List.of();
    private double atMillis;
    private double landedMillis;
    private double countedMillis;

    public EventMotion(
            TableItems items,
            Furniture furniture,
            TableLayout layout,
            TileMotion motion,
            TableState next,
            double nowMillis) {
        this.items = items;
        this.furniture = furniture;
        this.layout = layout;
        this.motion = motion;
        this.next = next;
        view = next.view();
        shownPoints = new ShownPoints(items, furniture, layout, motion);
        atMillis = nowMillis;
        landedMillis = nowMillis;
        countedMillis = nowMillis;
    }

    /** Tells all that happened; returns when it will have been told. */
    public double tell(List<Event> events) {
        for (int at = 0; at < events.size(); at++) {
            tell(events.get(at), events.subList(at, events.size()));
        }
        return atMillis;
    }

    /** When all that happened has been told. */
    double toldMillis() {
        return atMillis;
    }

    /** When the last of the played tiles lies on the board. */
    public double landedMillis() {
        return landedMillis;
    }

    /** When the numbers at the ends have gone again. */
    public double countedMillis() {
        return countedMillis;
    }

    private void tell(Event event, List<Event> fromHere) {
        if (event instanceof Event.RoundDealt) {
            deal();
        } else if (event instanceof Event.TilePlayed played) {
            play(played.seat(), played.play(), tableauAfter(fromHere));
        } else if (event instanceof Event.EndsCounted) {
            furniture.count(view, atMillis);
        } else if (event instanceof Event.PointsScored scored) {
            score(scored);
        } else if (event instanceof Event.TileDrawn drawn) {
            draw(drawn, fromHere);
        } else if (event instanceof Event.Passed passed) {
            shrug(passed.seat());
        } else if (event instanceof Event.RoundEnded ended) {
            end(ended.result());
        }
    }

    private void deal() {
        items.flourishes().leave(atMillis + Motion.FADE_MILLIS);
        furniture.gathered(view, atMillis);
        atMillis = new DealMotion(items, motion, next).tell(atMillis);
    }

    private void acted(Seat seat) {
        List<Bone> held =
                seat == Seat.PLAYER ? items.hand().bones() : items.opponent().bones();
        furniture.acted(seat, held.size(), atMillis);
    }

    private Tableau tableauAfter(List<Event> fromPlay) {
        for (Event event : fromPlay) {
            if (event instanceof Event.EndsCounted counted) {
                return counted.tableau();
            }
        }
        return view.tableau();
    }

    private void play(Seat seat, Play play, Tableau after) {
        items.dismissHeap(atMillis);
        Bone bone = seat == Seat.PLAYER ? fromHand(play.tile()) : fromOpponent(play.tile());
        acted(seat);
        Pose landing = items.board().join(bone, after, motion, atMillis);
        double millis = seat == Seat.PLAYER ? TileTimes.FLIGHT_MILLIS : TileTimes.LONG_FLIGHT_MILLIS;
        atMillis = motion.land(bone, landing, atMillis, millis);
        landedMillis = atMillis;
        items.cues().add(TileCue.LAID, seat, atMillis);
    }

    private Bone fromHand(Tile tile) {
        HandRow hand = items.hand();
        Optional<Bone> held = hand.find(tile);
        held.ifPresent(hand.bones()::remove);
        hand.close(motion, atMillis);
        return held.orElseGet(() -> new Bone(Optional.of(tile), hand.slot(0)));
    }

    /** One of the backs leans out of the row; which one means nothing, because nobody knows where the tile was. */
    private Bone fromOpponent(Tile tile) {
        OpponentRow row = items.opponent();
        if (row.bones().isEmpty()) {
            row.add();
        }
        Bone bone = row.take(tile);
        if (!motion.reduced()) {
            Pose rest = bone.at(atMillis);
            Pose leaning = rest.moved(0, rest.u() * LEANING);
            items.cues().add(TileCue.LEANT, Seat.OPPONENT, atMillis);
            bone.take(new TilePath(rest, leaning, atMillis, TileTimes.LEAN_MILLIS, Motion::settle, 0, 0, false));
            atMillis += TileTimes.LEAN_MILLIS;
        }
        bone.become(tile);
        row.close(motion, atMillis);
        return bone;
    }

    private void score(Event.PointsScored scored) {
        if (scored.source() == Event.Source.ENDS) {
            countedMillis = atMillis + ShownPoints.MEDAL_MILLIS;
            atMillis = shownPoints.ends(view.tableau(), scored.seat(), scored.points(), atMillis);
            return;
        }
        List<Point> from = leftovers.isEmpty() ? List.of(middleOfBoard()) : leftovers;
        atMillis = shownPoints.fly(from, scored.seat(), scored.points(), atMillis);
    }

    private Point middleOfBoard() {
        Box board = items.board().box();
        return new Point(board.centreX(), board.centreY());
    }

    private void draw(Event.TileDrawn drawn, List<Event> fromHere) {
        boolean own = drawn.seat() == Seat.PLAYER;
        Box where = own ? layout.heaps().own() : layout.heaps().other();
        boolean comes = !items.heap().liesIn(where);
        items.heap().appear(where, view.boneyardSize() + draws(fromHere), motion, atMillis);
        if (comes) {
            atMillis += Motion.FADE_MILLIS;
        }
        Bone bone = items.heap().draw();
        items.cues().add(TileCue.DRAWN, drawn.seat(), atMillis);
        furniture.count(view, atMillis);
        if (own) {
            bone.become(drawn.tile().orElseThrow());
            items.hand().bones().add(bone);
            items.hand().bring(bone);
        } else {
            items.opponent().bones().add(bone);
            items.opponent().know(next.revealed());
        }
        acted(drawn.seat());
        Pose slot = own
                ? items.hand().slot(bone)
                : items.opponent().slot(items.opponent().bones().size() - 1);
        double landed = motion.fly(bone, slot, atMillis, TileTimes.DEAL_FLIGHT_MILLIS);
        if (own) {
            items.hand().close(motion, atMillis);
        } else {
            items.opponent().close(motion, atMillis);
        }
        atMillis = landed;
    }

    private static int draws(List<Event> events) {
        int draws = 0;
        for (Event event : events) {
            draws += event instanceof Event.TileDrawn ? 1 : 0;
        }
        return draws;
    }

    private void shrug(Seat seat) {
        items.cues().add(TileCue.PASSED, seat, atMillis);
        acted(seat);
        for (Bone bone :
                seat == Seat.PLAYER ? items.hand().bones() : items.opponent().bones()) {
            motion.shrug(bone, atMillis);
        }
        atMillis += 3 * TileTimes.SHRUG_MILLIS;
    }

    private void end(RoundResult result) {
        double endedMillis = atMillis;
        items.dismissHeap(atMillis);
        boolean wentOut = result instanceof RoundResult.WentOut;
        items.cues()
                .add(
                        wentOut ? TileCue.WENT_OUT : TileCue.STUCK,
                        result.scorer().orElse(view.turn()),
                        atMillis + TellingTimes.BREATH_MILLIS);
        items.hand().count(furniture.counted(items, layout), atMillis);
        if (!(result instanceof RoundResult.WentOut out && out.seat() == Seat.OPPONENT)) {
            items.opponent().know(next.revealed());
            new FreeSpace(items, layout).turnUp();
        }
        items.hand().close(motion, atMillis);
        if (result instanceof RoundResult.WentOut out) {
            leftovers = turnUp(out.seat().other(), out.leftovers());
        } else if (result instanceof RoundResult.BothStuck stuck) {
            List<Point> others = turnUp(Seat.OPPONENT, pips(next.revealed()));
            List<Point> own = turnUp(Seat.PLAYER, pips(view.hand().tiles()));
            leftovers = stuck.playerPips() > stuck.opponentPips() ? own : others;
        } else {
            turnUp(Seat.OPPONENT, List.of());
            atMillis = Math.max(atMillis, endedMillis + TellingTimes.READ_MILLIS);
        }
    }

    private static List<Leftover> pips(List<Tile> tiles) {
        List<Leftover> left = new ArrayList<>();
        for (Tile tile : tiles) {
            left.add(new Leftover(tile, tile.pips()));
        }
        return left;
    }

    /** Turns up the tiles that this seat has left, one after the other, each with its points, if it has any; returns where those are. */
    private List<Point> turnUp(Seat seat, List<Leftover> left) {
        boolean own = seat == Seat.PLAYER;
        List<Bone> bones = own ? items.hand().bones() : items.opponent().bones();
        int count = own ? bones.size() : Math.min(bones.size(), next.revealed().size());
        double stagger = Math.min(TellingTimes.REVEAL_STAGGER_MILLIS, TellingTimes.REVEAL_MILLIS / Math.max(1, count));
        FreeSpace space = new FreeSpace(items, layout);
        List<Point> counted = new ArrayList<>();
        for (int at = 0; at < count; at++) {
            Bone bone = bones.get(at);
            Pose place = own ? items.hand().slot(at) : items.opponent().revealed(at);
            double turned = motion.turnUp(bone, place, atMillis + at * stagger);
            if (at < left.size()) {
                double away = own ? items.hand().toMedal(at) : items.opponent().toMedal(at);
                double size = own ? items.hand().medal() : items.opponent().medal();
                Box medal = space.medal(place, away, size, furniture.keptInSight());
                counted.add(new Point(medal.centreX(), medal.centreY()));
                items.cues().add(TileCue.COUNTED, seat.other(), at + 1, turned);
                String name = (own ? "own left" : "left") + at;
                shownPoints.leftover(name, left.get(at).points(), medal, turned - Motion.STAMP_MILLIS);
            }
        }
        atMillis += count == 0 ? 0 : (count - 1) * stagger + TileTimes.TURN_MILLIS;
        return counted;
    }
}
