package deluxe.stage.deluxe;

import deluxe.felt.Anchor;
import deluxe.felt.Landing;
import deluxe.ports.Paint;
import deluxe.ports.Surface;
import deluxe.stage.Flourishes;
import deluxe.stage.Paintbox;
import deluxe.stage.Wardrobe;
import deluxe.stage.art.Box;
import deluxe.stage.art.Chevrons;
import deluxe.stage.art.Note;
import deluxe.stage.tiles.Aim;
import deluxe.stage.tiles.Board;
import deluxe.stage.tiles.Bone;
import deluxe.stage.tiles.BonePainter;
import deluxe.stage.tiles.BoneyardHeap;
import deluxe.stage.tiles.FocusRing;
import deluxe.stage.tiles.HandPainter;
import deluxe.stage.tiles.Hints;
import deluxe.stage.tiles.Pointing;
import deluxe.stage.tiles.Pose;
import deluxe.stage.tiles.Props;
import deluxe.stage.tiles.Room;
import deluxe.stage.tiles.Shelf;
import deluxe.stage.tiles.TableLayout;
import deluxe.stage.tiles.TableState;
import java.util.List;

/** Paints the table in its layers, from the cloth up to what flies above everything. Reads, and changes nothing. */
final class TablePainter {
    private static final double OTHER_LANDINGS = .45;
    private static final String TRAY = "rgba(0,0,0,.34)";

    private final Surface surface;
    private final Shelf shelf;
    private final Wardrobe wardrobe;
    private final TableLayout layout;
    private final Paintbox paints;

    TablePainter(Surface surface, Shelf shelf, Wardrobe wardrobe, TableLayout layout) {
        this.surface = surface;
        this.shelf = shelf;
        this.wardrobe = wardrobe;
        this.layout = layout;
        paints = new Paintbox(surface, shelf.stills, wardrobe.theme(), wardrobe.reducedMotion());
    }

    void ground() {
        shelf.ground.paint(surface, layout.frame(), wardrobe.theme());
    }

    /** The table at which nobody sits, with a few tiles on it. */
    void bare(List<Bone> scenery, Flourishes flourishes, double nowMillis) {
        ground();
        lie(shelf.hand(surface), scenery, 0);
        flourishes.paint(paints, nowMillis);
    }

    void table(Props props, Hud hud, Pointing pointing, Hints hints, TableState state, double nowMillis) {
        ground();
        surface.save();
        clipToTable();
        board(props, pointing, hints, nowMillis);
        lie(shelf.backs(surface), props.opponent().bones(), nowMillis);
        heap(props, state, nowMillis);
        leaving(props.leaving(), nowMillis);
        surface.restore();
        new HandPainter(paints, shelf.hand(surface)).paint(props.hand(), pointing, hints, nowMillis);
        hud.paint(paints, layout, nowMillis);
        flying(props, pointing, nowMillis);
        boneyardHint(props, hints, nowMillis);
        sums(props.board(), pointing, hints, state, nowMillis);
        new FocusRing(surface, shelf, layout, props).paint(pointing, nowMillis);
        props.flourishes().paint(paints, nowMillis);
    }

    private void sums(Board board, Pointing pointing, Hints hints, TableState state, double nowMillis) {
        if (!hints.tellsSums(nowMillis)) {
            return;
        }
        SumPainter sums = new SumPainter(paints, layout, board);
        pointing.aim().ifPresent(sums::wouldBe);
        sums.is(state.view().tableau(), hints.sum(nowMillis));
    }

    /** What lies is under the band, where it reaches so far. */
    private void clipToTable() {
        Box table = layout.frame().tableBox();
        surface.begin();
        surface.rectangle(table.x(), table.y(), table.width(), table.height());
        surface.clip();
    }

    /** All shadows first, so that none falls on a tile. */
    private static void lie(BonePainter painter, List<Bone> bones, double nowMillis) {
        for (Bone bone : bones) {
            if (!bone.isFlying(nowMillis)) {
                painter.shadow(bone.at(nowMillis));
            }
        }
        for (Bone bone : bones) {
            if (!bone.isFlying(nowMillis)) {
                painter.body(bone.at(nowMillis), bone.tile());
            }
        }
    }

    private void board(Props props, Pointing pointing, Hints hints, double nowMillis) {
        BonePainter painter = shelf.board(surface);
        List<Bone> bones = props.board().bones();
        List<Landing> landings = pointing.aim().map(Aim::landings).orElse(List.of());
        for (Landing landing : landings) {
            if (!landing.end().isFelt()) {
                glow(painter, bones.get(landing.end().played()), nowMillis);
            }
        }
        lie(painter, bones, nowMillis);
        if (pointing.aim().isPresent()) {
            landings(painter, props.board(), pointing.aim().get());
        } else if (hints.ends(nowMillis) > 0) {
            openEnds(props, hints.ends(nowMillis));
        }
    }

    private static void glow(BonePainter painter, Bone bone, double nowMillis) {
        if (!bone.isFlying(nowMillis)) {
            painter.glow(bone.at(nowMillis), 1);
        }
    }

    private static void landings(BonePainter painter, Board board, Aim aim) {
        for (Landing landing : aim.landings()) {
            Pose pose = board.pose(landing.spot());
            if (aim.isAimedAt(landing)) {
                painter.ghost(pose, aim.tile());
            } else if (aim.aimed().isEmpty()) {
                painter.landing(pose, OTHER_LANDINGS);
            }
        }
    }

    private void openEnds(Props props, double alpha) {
        double u = props.board().u();
        Box box = new Box(u * .1, -u * .25, u * .62, u * .5);
        for (Anchor anchor : props.board().anchors()) {
            Pose arrow = props.outlook().arrow(anchor);
            surface.save();
            surface.translate(arrow.x(), arrow.y());
            surface.rotate(arrow.turn());
            paints.show("chevrons", box, new Chevrons(true), alpha);
            surface.restore();
        }
    }

    private void heap(Props props, TableState state, double nowMillis) {
        BoneyardHeap heap = props.heap();
        double presence = presence(heap, nowMillis);
        if (presence > 0) {
            tray(heap.tray(), presence, state.mustDraw());
        }
        if (!heap.bones().isEmpty()) {
            lie(shelf.any(surface, heap.bones().get(0).destination().u()), heap.bones(), nowMillis);
        }
    }

    private double presence(BoneyardHeap heap, double nowMillis) {
        return layout.playersHeap().equals(heap.tray()) ? heap.presence(nowMillis) : 0;
    }

    private void boneyardHint(Props props, Hints hints, double nowMillis) {
        double alpha = Math.min(presence(props.heap(), nowMillis), hints.boneyard(nowMillis));
        if (alpha > 0) {
            Note note = new Note(hints.boneyardWords());
            Box box = Note.box(surface, note.text(), 0, 0, layout.frame().width() - 16);
            paints.show("boneyard", new Room(props, layout).besideHeap(box), note, alpha);
        }
    }

    private void leaving(List<Bone> bones, double nowMillis) {
        for (Bone bone : bones) {
            Pose pose = bone.at(nowMillis);
            shelf.any(surface, pose.u()).shadow(pose);
        }
        for (Bone bone : bones) {
            Pose pose = bone.at(nowMillis);
            shelf.any(surface, pose.u()).body(pose, bone.tile());
        }
    }

    private void tray(Box box, double alpha, boolean inviting) {
        surface.save();
        surface.alpha(alpha);
        surface.begin();
        surface.roundRectangle(box.x(), box.y(), box.width(), box.height(), 12);
        surface.fill(Paint.of(TRAY));
        surface.stroke(Paint.of(wardrobe.theme().gilt()), inviting ? 2.2 : 1);
        surface.restore();
    }

    private void flying(Props props, Pointing pointing, double nowMillis) {
        flying(props.board().bones(), pointing, nowMillis);
        flying(props.opponent().bones(), pointing, nowMillis);
        flying(props.hand().bones(), pointing, nowMillis);
        pointing.grip().ifPresent(grip -> {
            BonePainter painter = shelf.hand(surface);
            painter.shadow(grip.at(nowMillis));
            painter.body(grip.at(nowMillis), grip.bone().tile());
        });
    }

    private void flying(List<Bone> bones, Pointing pointing, double nowMillis) {
        for (Bone bone : bones) {
            if (bone.isFlying(nowMillis) && !pointing.holds(bone)) {
                Pose pose = bone.at(nowMillis);
                BonePainter painter = shelf.any(surface, pose.u());
                painter.shadow(pose);
                painter.body(pose, bone.tile());
            }
        }
    }
}
