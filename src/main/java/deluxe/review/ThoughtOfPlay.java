package deluxe.review;

import deluxe.bots.Deliberation;
import deluxe.dominoes.Play;
import deluxe.dominoes.Round;
import deluxe.table.Seat;

/** What else could have been played. */
final class ThoughtOfPlay implements Thought {
    private final int moment;
    private final Round before;
    private final Play play;
    private final Judge judge;
    private final Findings findings;
    private Deliberation deliberation;

    ThoughtOfPlay(int moment, Round before, Play play, Judge judge, Findings findings) {
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
        findings.add(new Choice(moment, seat, deliberation.opinion(), play));
        deliberation = null;
        return true;
    }
}
