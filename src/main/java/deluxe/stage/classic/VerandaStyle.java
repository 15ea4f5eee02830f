package deluxe.stage.classic;

import deluxe.stage.art.Theme;
import deluxe.stage.art.TileSet;
import java.util.Optional;

/** The veranda by day: birch, linen, terracotta and sage. */
record VerandaStyle() implements RoomStyle {
    @Override
    public Theme theme() {
        return VerandaColours.THEME;
    }

    @Override
    public TileSet tiles(TileSet liked) {
        return liked;
    }

    @Override
    public Optional<TileSet> spent(TileSet others) {
        return Optional.of(VerandaColours.spent(others));
    }

    @Override
    public ClassicLayout plan(Space space, TableNeeds needs) {
        return VerandaPlan.of(space, needs);
    }

    @Override
    public RoomPicture ground(ClassicLayout layout) {
        return new VerandaGround(layout);
    }
}
