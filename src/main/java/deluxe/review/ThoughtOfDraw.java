package deluxe.review;

import deluxe.bots.Deliberation;
import deluxe.bots.Outlook;
import deluxe.dominoes.Boneyard;
import deluxe.dominoes.Round;
import deluxe.dominoes.View;
import deluxe.table.Seat;

/**
 * How lucky a draw was: the chance after it, less the mean of the chances after each tile that lay in the boneyard. Each of those was
 * as likely to be drawn, so luck evens out whatever the estimate is like.
 */
final class ThoughtOfDraw implements Pondering {
    private static final int DEALS = 64;

    private final Round before;
    private final Findings findings;
    private int tried;
    private int first;
    private int sum;

    ThoughtOfDraw(Round before, Findings findings) {
        this.before = before;
        this.findings = findings;
    }

    @Override
    public boolean goOn() {
        Seat seat = before.turn();
        View view = before.view(seat);
        Boneyard boneyard = before.boneyard();
        int chance = Outlook.of(view.afterDrawing(boneyard.tile(tried)), DEALS, Deliberation.stream(view));
        first = tried == 0 ? chance : first;
        sum += chance;
        tried++;
        if (tried < boneyard.size()) {
            return false;
        }
        findings.addLuck(seat, Thousandths.of(first - sum / tried));
        return true;
    }
}
