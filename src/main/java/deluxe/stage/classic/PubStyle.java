package deluxe.stage.classic;

import deluxe.stage.art.Theme;
import deluxe.stage.art.TileSet;
import java.util.Optional;

/** The pub in the evening: oak, a brass lamp, slate and chalk. */
record PubStyle() implements RoomStyle {
    @Override
    public Theme theme() {
        return PubColours.THEME;
    }

    @Override
    public TileSet tiles(TileSet liked) {
        return liked.equals(TileSet.IVORY) ? PubColours.LAMPLIT : liked;
    }

    @Override
    public Optional<TileSet> spent(TileSet others) {
        return Optional.empty();
    }

    @Override
    public ClassicLayout plan(Space space, TableNeeds needs) {
        return PubPlan.of(space, needs);
    }

    @Override
    public RoomPicture ground(ClassicLayout layout) {
        return new PubGround(layout);
    }
}
