package deluxe.review;

import deluxe.bots.Deliberation;
import deluxe.bots.Outlook;
import deluxe.dominoes.Round;
import deluxe.dominoes.View;
import deluxe.kit.Rng;
import deluxe.table.Seat;

/** How lucky a deal was: the chance with this hand, less the mean of the chances with any hand. */
final class ThoughtOfDeal implements Pondering {
    private static final int DEALS = 40;
    private static final int TIMES = 16;

    private final View view;
    private final Seat seat;
    private final Findings findings;
    private final Rng rng;
    private int done;
    private int sum;

    ThoughtOfDeal(Round dealt, Seat seat, Findings findings) {
        view = dealt.view(seat);
        this.seat = seat;
        this.findings = findings;
        rng = Deliberation.stream(view);
    }

    @Override
    public boolean goOn() {
        sum += Outlook.of(view, DEALS, rng) - Outlook.beforeDeal(view, DEALS, rng);
        done++;
        if (done < TIMES) {
            return false;
        }
        findings.addLuck(seat, Thousandths.of(sum / TIMES));
        return true;
    }
}
