package deluxe.play;

import deluxe.dominoes.RoundResult;
import deluxe.dominoes.Tile;
import deluxe.dominoes.View;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** What a classic table says: for how many pips somebody scored is told as well, as it is where points are rounded. */
final class ClassicWords extends Words {
    ClassicWords(UnaryOperator<String> language) {
        super(language);
    }

    @Override
    String misfit(Tile tile, View view) {
        if (view.leadingTile().isEmpty()) {
            return super.misfit(tile, view);
        }
        Tile leader = view.leadingTile().get();
        return leader.isDouble()
                ? say("{0}, the highest double leads: {1}", tile, leader)
                : say("{0}, the heaviest tile leads: {1}", tile, leader);
    }

    @Override
    String roundEnd(RoundResult result, Optional<String> player, String opponent) {
        String told = super.roundEnd(result, player, opponent);
        if (result instanceof RoundResult.WentOut out && out.sum() != out.points()) {
            return out.sum() == 1 ? say("{0} for 1 pip", told) : say("{0} for {1} pips", told, out.sum());
        }
        if (result instanceof RoundResult.BothStuck stuck) {
            int most = Math.max(stuck.playerPips(), stuck.opponentPips());
            int least = Math.min(stuck.playerPips(), stuck.opponentPips());
            return most == 1 ? say("{0}, 1 pip to {1}", told, least) : say("{0}, {1} pips to {2}", told, most, least);
        }
        return told;
    }
}
