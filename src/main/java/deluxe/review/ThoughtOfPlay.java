package deluxe.review;

import deluxe.bots.Deliberation;
import deluxe.dominoes.Play;
import deluxe.dominoes.Round;
import deluxe.table.Seat;

/** What else could have been played. */
final class ThoughtOfPlay implements Pondering {
    private final int moment;
    private final Round before;
    private final Play play;
    private final Yardstick judge;
    private final Findings findings;
    private Deliberation deliberation;

    ThoughtOfPlay(int moment, Round before, Play play, Yardstick judge, Findings findings) {
        this.moment = moment;
        this.before = before;
        this.play = play;
        this.judge = judge;
        this.findings = findings;
    }

    @Override
    public boolean goOn() {
        if (deliberation == null) {
            deliberation = judge.begin(before);
        } else {
            deliberation.goOn();
        }
        if (!deliberation.isOver()) {
            return false;
        }
        Seat seat = before.turn();
        findings.add(new Weighing(moment, seat, deliberation.opinion(), play));
        deliberation = null;
        return true;
    }
}
