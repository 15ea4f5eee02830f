package deluxe.play;

import deluxe.dominoes.RoundResult;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** What a classic table says: how many pips a score comes from is told as well. */
final class ClassicWords extends Words {
    ClassicWords(UnaryOperator<String> language) {
        super(language);
    }

    @Override
    String roundEnd(RoundResult result, Optional<String> player, String opponent) {
        String told = super.roundEnd(result, player, opponent);
        if (result instanceof RoundResult.WentOut out && out.sum() != out.points()) {
            return out.sum() == 1 ? say("{0} for 1 pip", told) : say("{0} for {1} pips", told, out.sum());
        }
        if (result instanceof RoundResult.BothStuck stuck) {
            int own = stuck.playerPips();
            int other = stuck.opponentPips();
            return player.map(name -> say("{0}. Pips: {4} {1}, {3} {2}", told, own, other, opponent, name))
                    .orElseGet(() -> say("{0}. Pips: you {1}, {3} {2}", told, own, other, opponent));
        }
        return told;
    }
}
