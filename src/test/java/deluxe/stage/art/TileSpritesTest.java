package deluxe.stage.art;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.ports.RecordingSprite;
import deluxe.ports.RecordingSurface;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class TileSpritesTest {
    private final RecordingSurface surface = new RecordingSurface(2);
    private final TileSprites tiles = new TileSprites(TileSet.HIGH_CONTRAST, Theme.EMERALD, 40, 2);

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9})
    void aHalfShowsAsManyPipsAsItsValue(int value) {
        tiles.faceUp(surface, value, 0, Lie.ACROSS, 0, 0);

        int circlesOfAPip = 2;
        assertThat(surface.sprites().get(0).surface().count("arc")).isEqualTo((long) value * circlesOfAPip);
    }

    @Test
    void aTileIsDrawnOnceAndShownOften() {
        tiles.faceUp(surface, 5, 3, Lie.ACROSS, 0, 0);
        tiles.faceUp(surface, 5, 3, Lie.ACROSS, 80, 0);
        tiles.shadow(surface, Lie.ACROSS, 0, 0);
        tiles.shadow(surface, Lie.ACROSS, 80, 0);

        assertThat(surface.sprites()).hasSize(2);
        assertThat(surface.count("draw")).isEqualTo(4);
    }

    @Test
    void turnedTilesAreDrawnAnewForTheLightStaysWhereItIs() {
        tiles.faceUp(surface, 5, 3, Lie.ACROSS, 0, 0);
        tiles.faceUp(surface, 3, 5, Lie.ACROSS, 0, 0);
        tiles.faceUp(surface, 5, 3, Lie.UPRIGHT, 0, 0);

        assertThat(surface.sprites()).hasSize(3);
    }

    @Test
    void droppedTilesAreDrawnAnew() {
        tiles.faceUp(surface, 5, 3, Lie.ACROSS, 0, 0);
        tiles.drop();
        tiles.faceUp(surface, 5, 3, Lie.ACROSS, 0, 0);

        assertThat(surface.sprites()).extracting(RecordingSprite::dropped).containsExactly(true, false);
    }

    /** The veil mixes its colour into the pips and the face, as far as it covers them. */
    @Test
    void pipsOfDarkTilesThatCannotBePlayedAreReadable() {
        String veil = "#0e0d0c";
        assertThat(TileArt.DARKER).isEqualTo("rgba(14,13,12,.58)");
        double pipsVeiled = .58 * (1 - TileArt.THROUGH_VEIL);
        TileSet.EBONY.pips().forEach(pip -> {
            String colour = Shade.between(pip.stops().get(1).colour(), veil, pipsVeiled);
            String face = Shade.between(TileSet.EBONY.face().first(), veil, .58);
            assertThat(Contrast.between(colour, face)).isGreaterThan(3);
        });
    }

    @Test
    void pipsOfLightTilesThatCannotBePlayedAreReadableAtTheDeluxeTable() {
        Theme.ALL.forEach(
                theme -> assertThat(Contrast.ofVeiledPips(TileSet.IVORY, theme)).isGreaterThan(3));
    }

    @Test
    void theWidthOfATileIsWholeDevicePixels() {
        assertThat(new TileSprites(TileSet.IVORY, Theme.EMERALD, 41.7, 2).u()).isEqualTo(41.5);
        assertThat(new TileSprites(TileSet.IVORY, Theme.EMERALD, 41.7, 1).u()).isEqualTo(41);
    }

    @Test
    void onlyWhatChangesALookAsksForNewSprites() {
        assertThat(tiles.serve(TileSet.HIGH_CONTRAST, Theme.EMERALD, 40.3, 2)).isTrue();
        assertThat(tiles.serve(TileSet.HIGH_CONTRAST, Theme.EMERALD, 40.6, 2)).isFalse();
        assertThat(tiles.serve(TileSet.IVORY, Theme.EMERALD, 40, 2)).isFalse();
        assertThat(tiles.serve(TileSet.HIGH_CONTRAST, Theme.BLUE, 40, 2)).isFalse();
        assertThat(tiles.serve(TileSet.HIGH_CONTRAST, Theme.EMERALD, 40, 1)).isFalse();
    }

    @ParameterizedTest
    @EnumSource(Lie.class)
    void everyPartStaysInsideItsSprite(Lie lie) {
        tiles.faceUp(surface, 6, 9, lie, 0, 0);
        tiles.faceDown(surface, lie, 0, 0);
        tiles.veil(surface, 6, 4, lie, 0, 0);
        tiles.glow(surface, lie, 0, 0);
        tiles.selected(surface, lie, 0, 0);
        tiles.focus(surface, lie, 0, 0);
        tiles.landing(surface, lie, 0, 0);

        assertThat(surface.sprites()).hasSize(8).allSatisfy(sprite -> {
            RecordingSurface.Area painted = sprite.surface().painted();
            assertThat(painted.empty()).isFalse();
            assertThat(painted.left()).isGreaterThanOrEqualTo(-.01);
            assertThat(painted.top()).isGreaterThanOrEqualTo(-.01);
            assertThat(painted.right()).isLessThanOrEqualTo(sprite.width() + .01);
            assertThat(painted.bottom()).isLessThanOrEqualTo(sprite.height() + .01);
            assertThat(sprite.surface().unrestored()).isZero();
        });
    }
}
