package deluxe.play;

import deluxe.dominoes.RoundResult;
import deluxe.dominoes.Tile;
import deluxe.dominoes.View;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** What a classic table says: it also tells how many pips a score comes from. */
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
        if (result instanceof RoundResult.BothStuck stuck) {
            return bothStuck(stuck, player, opponent);
        }
        String told = super.roundEnd(result, player, opponent);
        if (result instanceof RoundResult.WentOut out && out.sum() != out.points()) {
            return out.sum() == 1 ? say("{0} for 1 pip", told) : say("{0} for {1} pips", told, out.sum());
        }
        return told;
    }

    private String bothStuck(RoundResult.BothStuck stuck, Optional<String> player, String opponent) {
        String told = scored(stuck, player, opponent);
        int own = stuck.playerPips();
        int other = stuck.opponentPips();
        return player.map(name -> say("{0}. Pips: {4} {1}, {3} {2}", told, own, other, opponent, name))
                .orElseGet(() -> say("{0}. Pips: you {1}, {3} {2}", told, own, other, opponent));
    }

    private String scored(RoundResult.BothStuck stuck, Optional<String> player, String opponent) {
        int points = stuck.points();
        return stuck.scorer()
                .map(seat -> subject(seat, player, opponent)
                        .map(scorer -> say("Both are stuck: +{0} for {1}", points, scorer))
                        .orElseGet(() -> say("Both are stuck: +{0} for you", points)))
                .orElseGet(() -> say("Both are stuck"));
    }
}
