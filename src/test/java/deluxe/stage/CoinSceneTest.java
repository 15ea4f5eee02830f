package deluxe.stage;

import deluxe.stage.art.Box;
import deluxe.stage.art.Theme;
import deluxe.stage.art.TileSet;
import deluxe.table.Seat;
import java.util.List;

/** Whatever shows a table need not know what is played on it. */
class CoinSceneTest extends SceneRules<CoinScene.Side, CoinScene.Tossed, CoinScene.Target> {
    @Override
    protected CoinScene newScene() {
        return new CoinScene(new Look(Theme.EMERALD, TileSet.IVORY, false, false));
    }

    @Override
    protected CoinScene.Side before() {
        return CoinScene.Side.HEADS;
    }

    @Override
    protected CoinScene.Side after() {
        return CoinScene.Side.TAILS;
    }

    @Override
    protected List<CoinScene.Tossed> events() {
        return List.of(new CoinScene.Tossed(Seat.PLAYER));
    }

    @Override
    protected CoinScene.Target target() {
        return CoinScene.Target.COIN;
    }

    @Override
    protected Box targetBox() {
        return new Box(440, 290, 20, 20);
    }
}
