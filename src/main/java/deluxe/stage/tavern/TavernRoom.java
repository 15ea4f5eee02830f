package deluxe.stage.tavern;

import deluxe.ports.Surface;
import deluxe.stage.art.Pen;
import deluxe.stage.art.Stills;
import deluxe.stage.art.Theme;

/** The room, with the board that comes in when the player sits down, and the company that makes way for it. */
final class TavernRoom {
    private final Entrance board = new Entrance();
    private final Stills stills;
    private final TavernScene.Names names;
    private TavernSight looking;

    TavernRoom(Stills stills, TavernScene.Names names) {
        this.stills = stills;
        this.names = names;
    }

    void paint(Surface surface, TavernLayout layout, TavernSight sight, double at, boolean reduced) {
        boolean isLooking = !sight.company().isEmpty();
        looking = isLooking ? sight : looking;
        double in = board.share(!isLooking, at, reduced);
        if (in == 1) {
            withBoard(surface, layout, 0);
            return;
        }
        bare(surface, layout);
        if (in > 0) {
            double below = (1 - in) * (layout.room().bottom() - layout.board().y());
            surface.save();
            new Pen(surface)
                    .round(layout.board().moved(0, below), BoardArt.ROUNDING * layout.scale())
                    .clip();
            withBoard(surface, layout, below);
            surface.restore();
        }
        surface.save();
        surface.alpha(1 - in);
        new Company(layout.company()).paint(surface, stills, names, looking);
        surface.restore();
    }

    private void withBoard(Surface surface, TavernLayout layout, double below) {
        stills.show(surface, "ground", layout.room().moved(0, below), new TavernGround(layout, true), Theme.EMERALD);
    }

    /** The room without its board. */
    void bare(Surface surface, TavernLayout layout) {
        stills.show(surface, "room", layout.room(), new TavernGround(layout, false), Theme.EMERALD);
    }
}
