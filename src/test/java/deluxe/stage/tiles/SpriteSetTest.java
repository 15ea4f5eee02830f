package deluxe.stage.tiles;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.Tile;
import deluxe.ports.Display;
import deluxe.ports.RecordingSurface;
import deluxe.stage.Look;
import deluxe.stage.art.Theme;
import deluxe.stage.art.TileSet;
import deluxe.stage.deluxe.Layouts;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class SpriteSetTest {
    private static final TableLayout LAYOUT = Layouts.of(new Display.Size(900, 600, 1));
    private static final Look LOOK = new Look(Theme.EMERALD, TileSet.IVORY, false, false);
    private static final double BOARD = 50;
    private static final Tile TILE = Tile.at(7);

    private final RecordingSurface surface = new RecordingSurface(1);
    private final SpriteSet sprites = new SpriteSet();

    @BeforeEach
    void fit() {
        sprites.fit(LOOK, LAYOUT, 1);
        sprites.prepare(surface, LOOK, BOARD, List.of());
    }

    @Test
    void aTileThatIsGatheredKeepsTheFaceThatItHadOnTheBoard() {
        Bone bone = boneTo(LAYOUT.opponentRow().u());
        sprites.board(surface).body(Pose.faceUp(200, 200, BOARD, 0), Optional.of(TILE));
        int drawn = surface.sprites().size();
        Pose small = Pose.faceUp(200, 200, LAYOUT.opponentRow().u(), 0);
        sprites.passing(surface, bone, small).body(small, bone.tile());

        assertThat(surface.sprites()).hasSize(drawn);
    }

    @Test
    void aFaceThatIsNotDrawnYetIsDrawnAsWideAsTheTileIsGoingToLie() {
        Bone bone = boneTo(BOARD);
        Pose large = Pose.faceUp(200, 200, LAYOUT.hand().u(), 0);
        sprites.passing(surface, bone, large).body(large, bone.tile());
        int drawn = surface.sprites().size();
        sprites.board(surface).body(Pose.faceUp(300, 200, BOARD, 0), Optional.of(TILE));

        assertThat(drawn).isEqualTo(1);
        assertThat(surface.sprites()).hasSize(drawn);
    }

    private static Bone boneTo(double u) {
        return new Bone(Optional.of(TILE), Pose.faceUp(400, 300, u, 0));
    }
}
