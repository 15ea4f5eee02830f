package deluxe.stage.tiles;

import deluxe.felt.Anchor;
import deluxe.felt.Landing;
import deluxe.ports.Paint;
import deluxe.ports.Surface;
import deluxe.stage.Flourishes;
import deluxe.stage.Look;
import deluxe.stage.Paintbox;
import deluxe.stage.art.Box;
import deluxe.stage.art.Chevrons;
import deluxe.stage.art.NotePlate;
import java.util.List;
import java.util.Optional;

/** Paints the table in its layers, from the cloth up to what flies above everything. It only reads and changes nothing. */
final class TablePainter {
    private static final double OTHER_LANDINGS = .45;
    private static final double OPPONENTS_LAST = .6;
    /** As a share of a tile's width. */
    private static final double STITCH = .16;

    private static final String TRAY = "rgba(0,0,0,.34)";

    private final Surface surface;
    private final SpriteSet sprites;
    private final Ground ground;
    private final Look look;
    private final TableLayout layout;
    private final Paintbox paints;

    TablePainter(Surface surface, SpriteSet sprites, Ground ground, Look look, TableLayout layout) {
        this.surface = surface;
        this.sprites = sprites;
        this.ground = ground;
        this.look = look;
        this.layout = layout;
        paints = new Paintbox(surface, sprites.stills, look.theme(), look.reducedMotion());
    }

    void ground() {
        ground.paint(surface, layout, look.theme());
    }

    /** Paints the table at which nobody sits, as far as it is ready, with these tiles on it. */
    void bare(List<Bone> scenery, Flourishes flourishes, double nowMillis) {
        ground.paintGrown(surface);
        lie(sprites.hand(surface), scenery, false, 0);
        flourishes.paint(paints, nowMillis);
    }

    void table(
            TableItems items, Furniture furniture, Pointing pointing, Hints hints, TableState state, double nowMillis) {
        ground();
        furniture.paintBelow(paints, layout, nowMillis);
        surface.save();
        clipToTable();
        board(items, pointing, hints, state, nowMillis);
        turnedUp(items, nowMillis);
        lie(sprites.backs(surface), items.opponent().bones(), false, nowMillis);
        heap(items, state, nowMillis);
        leaving(items.leaving(), nowMillis);
        surface.restore();
        new HandPainter(paints, sprites.hand(surface)).paint(items.hand(), pointing, hints, nowMillis);
        furniture.paint(paints, layout, nowMillis);
        flying(items, pointing, nowMillis);
        boneyardHint(items, furniture, hints, nowMillis);
        items.flourishes().paint(paints, nowMillis);
        held(pointing, nowMillis);
        sums(items.board(), pointing, hints, state, nowMillis);
        new FocusRing(surface, sprites, layout, items).paint(pointing, nowMillis);
    }

    private void sums(Board board, Pointing pointing, Hints hints, TableState state, double nowMillis) {
        if (!hints.showsPlaces(nowMillis)) {
            return;
        }
        SumPainter sums = new SumPainter(paints, layout, board);
        pointing.aim().ifPresent(sums::wouldBe);
        sums.is(state.view().tableau(), hints.sum(nowMillis));
    }

    /** Tiles that lie on the table are under the band where they reach that far. */
    private void clipToTable() {
        Box table = layout.frame().tableBox();
        surface.begin();
        surface.rectangle(table.x(), table.y(), table.width(), table.height());
        surface.clip();
    }

    /** All shadows first, so that none falls on a tile; {@code isPassing} says that these tiles are seen only for a moment. */
    private static void lie(BonePainter painter, List<Bone> bones, boolean isPassing, double nowMillis) {
        for (Bone bone : bones) {
            if (!bone.isFlying(nowMillis)) {
                painter.shadow(bone.at(nowMillis), isPassing || bone.isOnItsWay(nowMillis));
            }
        }
        for (Bone bone : bones) {
            if (!bone.isFlying(nowMillis)) {
                painter.body(bone.at(nowMillis), bone.tile());
            }
        }
    }

    /** Paints each tile of the board; those that no longer matter may have a look of their own. */
    private void boardBodies(BonePainter painter, List<Bone> bones, double nowMillis) {
        BonePainter spent = sprites.spent(surface).orElse(painter);
        for (Bone bone : bones) {
            if (!bone.isFlying(nowMillis) && !bone.isPutAway(nowMillis)) {
                painter.shadow(bone.at(nowMillis), bone.isOnItsWay(nowMillis));
            }
        }
        for (Bone bone : bones) {
            if (!bone.isFlying(nowMillis) && !bone.isPutAway(nowMillis)) {
                (bone.isSpent(nowMillis) ? spent : painter).body(bone.at(nowMillis), bone.tile());
            }
        }
    }

    private void board(TableItems items, Pointing pointing, Hints hints, TableState state, double nowMillis) {
        BonePainter painter = sprites.board(surface);
        List<Bone> bones = items.board().bones();
        Optional<Aim> aim = hints.showsPlaces(nowMillis) ? pointing.aim() : Optional.empty();
        List<Landing> landings = aim.map(Aim::landings).orElse(List.of());
        for (Landing landing : landings) {
            if (!landing.end().isFelt()) {
                glow(painter, bones.get(landing.end().played()), nowMillis);
            }
        }
        gaps(items.board());
        boardBodies(painter, bones, nowMillis);
        if (!bones.isEmpty() && state.isLastTileTheOpponents()) {
            mark(painter, bones.get(bones.size() - 1), nowMillis);
        }
        boolean byKey =
                pointing.focused().filter(Target.OpenEnd.class::isInstance).isPresent();
        aim.ifPresent(picked -> landings(painter, items.board(), picked, byKey));
        boolean isLaidAnew = !bones.isEmpty() && bones.get(0).isOnItsWay(nowMillis);
        if (pointing.aim().isEmpty() && hints.ends(nowMillis) > 0 && !isLaidAnew) {
            openEnds(items, hints.ends(nowMillis));
        }
    }

    private void gaps(Board board) {
        double stitch = board.u() * STITCH;
        surface.save();
        surface.begin();
        board.traceGaps(surface);
        surface.dash(stitch, stitch);
        surface.stroke(Paint.of(look.theme().quietInk()), stitch * .6);
        surface.restore();
    }

    private static void glow(BonePainter painter, Bone bone, double nowMillis) {
        if (!bone.isFlying(nowMillis)) {
            painter.glow(bone.at(nowMillis), 1);
        }
    }

    /** Marks the tile that the opponent played last, once it lies. */
    private static void mark(BonePainter painter, Bone bone, double nowMillis) {
        if (!bone.isFlying(nowMillis) && !bone.isPutAway(nowMillis)) {
            painter.selected(bone.at(nowMillis), OPPONENTS_LAST);
        }
    }

    /** A player who uses the keyboard sees all landing places; one who aims a dragged tile, only the one below it. */
    private static void landings(BonePainter painter, Board board, Aim aim, boolean byKey) {
        for (Landing landing : aim.landings()) {
            Pose pose = board.pose(landing.spot());
            if (aim.isAimedAt(landing)) {
                painter.ghost(pose, aim.tile());
            } else if (byKey || aim.aimed().isEmpty()) {
                painter.landing(pose, OTHER_LANDINGS);
            }
        }
    }

    private void openEnds(TableItems items, double alpha) {
        double u = items.board().u();
        Box box = new Box(u * .1, -u * .25, u * .62, u * .5);
        for (Anchor anchor : items.board().anchors()) {
            Pose arrow = items.endArrows().arrow(anchor);
            surface.save();
            surface.translate(arrow.x(), arrow.y());
            surface.rotate(arrow.turn());
            if (arrow.u() < u) {
                surface.scale(arrow.u() / u, arrow.u() / u);
            }
            paints.show("chevrons", box, new Chevrons(), alpha);
            surface.restore();
        }
    }

    private void heap(TableItems items, TableState state, double nowMillis) {
        BoneyardHeap heap = items.heap();
        double presence = presence(heap, nowMillis);
        if (presence > 0 && !heap.stands()) {
            tray(heap.tray(), presence, state.mustDraw());
        }
        if (!heap.bones().isEmpty() && heap.isSeen()) {
            boolean isDealt = !heap.tray().equals(layout.heaps().own())
                    && !heap.tray().equals(layout.heaps().other());
            lie(sprites.any(surface, heap.bones().get(0).destination().u()), heap.bones(), isDealt, nowMillis);
        }
    }

    /** Paints a tray under tiles that are turned up over the board, so that they are not taken for a part of it. */
    private void turnedUp(TableItems items, double nowMillis) {
        OpponentRow row = items.opponent();
        if (items.heap().stands() && row.isTurnedUp() && !row.isOpen()) {
            tray(row.tray(), row.bones().get(0).at(nowMillis).faceUp(), false);
        }
    }

    private double presence(BoneyardHeap heap, double nowMillis) {
        return layout.heaps().own().equals(heap.tray()) ? heap.presence(nowMillis) : 0;
    }

    private void boneyardHint(TableItems items, Furniture furniture, Hints hints, double nowMillis) {
        double alpha = Math.min(presence(items.heap(), nowMillis), hints.boneyard(nowMillis));
        if (alpha > 0) {
            NotePlate note = new NotePlate(hints.boneyardWords(), false);
            Box box = NotePlate.box(surface, note.text(), 0, 0, layout.frame().width() - 16);
            paints.show("boneyard", new FreeSpace(items, layout).besideHeap(box, furniture.keptInSight()), note, alpha);
        }
    }

    private void leaving(List<Bone> bones, double nowMillis) {
        for (Bone bone : bones) {
            Pose pose = bone.at(nowMillis);
            sprites.any(surface, pose.u()).shadow(pose, true);
        }
        for (Bone bone : bones) {
            Pose pose = bone.at(nowMillis);
            sprites.passing(surface, bone, pose).body(pose, bone.tile());
        }
    }

    private void tray(Box box, double alpha, boolean inviting) {
        surface.save();
        surface.alpha(alpha);
        surface.begin();
        surface.roundRectangle(box.x(), box.y(), box.width(), box.height(), 12);
        surface.fill(Paint.of(TRAY));
        surface.stroke(Paint.of(look.theme().gilt()), inviting ? 2.2 : 1);
        surface.restore();
    }

    private void flying(TableItems items, Pointing pointing, double nowMillis) {
        flying(items.board().bones(), pointing, nowMillis);
        flying(items.opponent().bones(), pointing, nowMillis);
        flying(items.hand().bones(), pointing, nowMillis);
    }

    /** Paints the tile that the player holds, over whatever is being called out. */
    private void held(Pointing pointing, double nowMillis) {
        pointing.grip().ifPresent(grip -> {
            BonePainter painter = sprites.hand(surface);
            painter.shadow(grip.at(nowMillis), true);
            painter.body(grip.at(nowMillis), grip.bone().tile());
        });
    }

    private void flying(List<Bone> bones, Pointing pointing, double nowMillis) {
        for (Bone bone : bones) {
            if (bone.isFlying(nowMillis) && !pointing.holds(bone)) {
                Pose pose = bone.at(nowMillis);
                sprites.any(surface, pose.u()).shadow(pose, true);
                sprites.passing(surface, bone, pose).body(pose, bone.tile());
            }
        }
    }
}
