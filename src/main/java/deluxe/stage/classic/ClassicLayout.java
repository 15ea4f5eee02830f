package deluxe.stage.classic;

import static deluxe.stage.tiles.TableLayout.NOWHERE;

import deluxe.ports.Display;
import deluxe.ports.SafeArea;
import deluxe.stage.art.Box;
import deluxe.stage.art.Heap;
import deluxe.stage.tiles.CommonLayout;
import deluxe.stage.tiles.TableLayout;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Where everything is in a classic room, in CSS pixels. What a room lacks is {@link TableLayout#NOWHERE}.
 *
 * @param table what every table of dominoes has; its counter is the sum of the ends, both its heaps are the boneyard
 * @param cloth the cloth under the board
 * @param rack the rack for the player's tiles
 * @param message the message line
 * @param veranda what only the veranda has
 * @param pub what only the pub has
 * @param scale how large things are, compared with the same room at 900 x 600, or upright at 640 x 1000
 * @param mirrored whether the player's side is on the right
 */
public record ClassicLayout(
        TableLayout table,
        Box cloth,
        Box rack,
        Box message,
        OnVeranda veranda,
        InPub pub,
        double scale,
        boolean mirrored) {
    private static final double SMALL_PILE = 60;
    private static final double LEAST_WIDTH = 280;
    private static final double LEAST_HEIGHT = 240;
    /** The least width of a lesson's table, beside the page of the lesson. */
    private static final double LEAST_LESSON = 200;

    /**
     * What only the veranda has.
     *
     * @param thought the opponent's thought bubble, beside its plate
     * @param pile where tiles that no longer matter lie; it can be touched
     * @param yardLabel the boneyard's name and its number of tiles, inside it or on its rim
     */
    public record OnVeranda(Box thought, Box pile, Box yardLabel) {
        static final OnVeranda NOTHING = new OnVeranda(NOWHERE, NOWHERE, NOWHERE);

        OnVeranda moved(UnaryOperator<Box> move) {
            return new OnVeranda(move.apply(thought), move.apply(pile), move.apply(yardLabel));
        }
    }

    /**
     * What only the pub has.
     *
     * @param slate the score sheet
     * @param used the used dominoes, or the button that shows them
     * @param usedOpen whether the used dominoes are always shown
     * @param pass the button for a player who cannot go
     */
    public record InPub(Box slate, Box used, boolean usedOpen, Box pass) {
        static final InPub NOTHING = new InPub(NOWHERE, NOWHERE, false, NOWHERE);

        InPub moved(UnaryOperator<Box> move) {
            return new InPub(move.apply(slate), move.apply(used), usedOpen, move.apply(pass));
        }
    }

    /** The layout for a display; empty if it is too small to play on. */
    static Optional<ClassicLayout> of(RoomStyle room, Display.Size size, SafeArea safe, TableNeeds needs) {
        Space space = new Space(size, CommonLayout.clear(size, safe));
        double least = needs.lesson() ? LEAST_LESSON : LEAST_WIDTH;
        if (space.width() < least || space.height() < LEAST_HEIGHT) {
            return Optional.empty();
        }
        ClassicLayout usual = room.plan(space, needs);
        return Optional.of(needs.leftHanded() ? usual.mirrored(space::mirrored) : usual);
    }

    /** Whether this room has the thing whose box this is. */
    public static boolean has(Box box) {
        return box.width() > 0;
    }

    /** The message line, widened to {@code wanted} if it has to be, but no wider than the cloth under it. */
    Box message(double wanted) {
        return message.centred(Math.max(message.width(), Math.min(cloth.width(), wanted)), message.height());
    }

    /** The boneyard, in a room where its tiles lie side by side. */
    public Yard yard() {
        Box within = table.heaps().own().grown(-Yard.rim(scale));
        return new Yard(within.down(Math.max(within.y(), veranda.yardLabel.bottom()), within.bottom()));
    }

    /** Where the pile's name and its number of tiles are: above the tiles or, on a small pile, in its corner. */
    public Box pileLabel() {
        Box pile = veranda.pile;
        if (pile.height() < SMALL_PILE) {
            return new Box(pile.right() - 24, pile.bottom() - 15, 24, 15);
        }
        double high = Math.min(26 * Math.max(.8, scale), pile.height() * .25);
        return new Box(pile.x() + 8, pile.y() + 7, pile.width() - 16, high);
    }

    /** Where the last three tiles of the pile lie, fanned out. */
    public List<Heap.Place> fan() {
        Box pile = veranda.pile;
        double u = fanU();
        double above = pile.height() < SMALL_PILE ? 0 : pileLabel().bottom() - pile.y();
        double y = (pile.y() + above + pile.bottom()) / 2;
        double spread = Math.min(u * 1.55, (pile.width() - u * 1.5) / 2);
        return List.of(
                new Heap.Place(pile.centreX() - spread, y + u * .06, -.1),
                new Heap.Place(pile.centreX(), y, .05),
                new Heap.Place(pile.centreX() + spread, y + u * .1, .14));
    }

    /** How wide the tiles of the fan are. */
    public double fanU() {
        return Math.min(veranda.pile.height() * .25, veranda.pile.width() * .17);
    }

    private ClassicLayout mirrored(UnaryOperator<Box> mirror) {
        return new ClassicLayout(
                table.moved(mirror),
                mirror.apply(cloth),
                mirror.apply(rack),
                mirror.apply(message),
                veranda.moved(mirror),
                pub.moved(mirror),
                scale,
                true);
    }
}
