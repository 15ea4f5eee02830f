package deluxe.play;

import deluxe.dominoes.RuleSet;
import deluxe.ports.Host;
import deluxe.session.Finish;
import deluxe.session.Told;
import deluxe.table.Scores;
import deluxe.tournament.Options;
import deluxe.tournament.ScoreSheet;
import deluxe.tournament.Terms;
import java.util.Optional;
import java.util.function.Supplier;

/** The game's end of the link to the host: knows what it asked for, tells it how the match goes, and hands it the record. */
public final class HostLink implements Host.Watch {
    private static final double PATIENCE_MILLIS = 8000;

    private final Outside outside;
    private final Saves saves;
    private final Supplier<RuleSet> practised;
    private final Runnable onChange;
    private final Runnable onClose;
    private Invitation invitation;
    private Scores told = new Scores(0, 0);
    private Parting parting = Parting.STAYING;
    private boolean acknowledged;

    /**
     * @param practised the rules by which somebody practises
     * @param onChange told whenever the player is to be told something else
     * @param onClose told that the host closes the game
     */
    HostLink(Outside outside, Saves saves, Supplier<RuleSet> practised, Runnable onChange, Runnable onClose) {
        this.outside = outside;
        this.saves = saves;
        this.practised = practised;
        this.onChange = onChange;
        this.onClose = onClose;
        invitation = Invitation.by(outside.host());
        outside.host().follow(this);
    }

    /** How far the player is on the way back to the host, when the match is over. */
    private enum Parting {
        STAYING(""),
        /** The match had been played before: nothing is left but to go back. */
        PLAYED_BEFORE("You have already played this match. This is the result."),
        SENDING("Sending your score."),
        UNANSWERED("No answer yet. Your score is saved and will be sent again."),
        GONE("Your score has been received.");

        private final String words;

        Parting(String words) {
            this.words = words;
        }
    }

    Optional<Options> options() {
        return invitation.options();
    }

    Optional<Terms> terms() {
        return invitation.options().map(Options::terms);
    }

    /** Whether nobody asked for a match: the player chooses. */
    public boolean isPractice() {
        return terms().isEmpty();
    }

    /** Of the match that is asked for, or of practice. */
    public RuleSet rules() {
        return terms().map(Terms::rules).orElseGet(practised);
    }

    /** The name of the match; practice has one too. */
    String match() {
        return terms().map(Terms::match).orElse(Terms.PRACTICE);
    }

    /** Why there is no match; empty if there is one. */
    public Optional<RefusedMatch> refusal() {
        return invitation.refusal();
    }

    /** Whether somebody listens who can take the player back. */
    public boolean isHeard() {
        return !outside.host().name().isEmpty();
    }

    /** The game stands open, with a match or without. */
    void opened() {
        if (refusal().isPresent()) {
            outside.host().refused(refusal().get().hindrance(), refusal().get().report());
        } else {
            outside.host().opened();
        }
    }

    /** A match that was left is the one that is asked for, or there is none: one of its name on other terms is refused. */
    void refuseOtherThan(Terms left) {
        if (terms().isPresent() && !text(terms().get()).equals(text(left))) {
            invitation = Invitation.refused(RefusedMatch.begunOtherwise());
        }
    }

    private static String text(Terms terms) {
        return ScoreSheet.begun(terms).text();
    }

    void started(boolean resumed) {
        if (terms().isPresent()) {
            outside.host().started(resumed);
        }
    }

    /** Tells the running score whenever it is another. */
    void tell(Told match) {
        Scores scores = match.game().round().scores();
        if (terms().isPresent() && !scores.equals(told)) {
            told = scores;
            outside.host().scored(match.clock().nowMillis(), scores.player(), scores.opponent());
        }
    }

    /** Hands in the record of the match that is over. */
    void finished(Finish finish) {
        if (terms().isPresent()) {
            saves.keepPlayed(finish.sheet());
            handIn(finish.sheet().text());
        }
    }

    /** Hands in a match that was played here before, and returns its result: it is not played again. */
    Optional<Results> handInPlayed() {
        Optional<ScoreSheet> sheet = terms().flatMap(asked -> saves.played(asked.match()));
        sheet.ifPresent(record -> {
            parting = Parting.PLAYED_BEFORE;
            handIn(record.text());
        });
        return sheet.map(saves::results);
    }

    private void handIn(String record) {
        if (!outside.host().finished(record)) {
            saves.tellLoss();
        }
    }

    /** What the player is told about the score on its way; empty while there is nothing to tell. */
    String words() {
        return parting.words;
    }

    /** What leads away from the results is called. */
    public String wayBack() {
        if (terms().isEmpty()) {
            return "Change Opponent";
        }
        return parting == Parting.STAYING ? "Submit Score" : "Back";
    }

    /** Takes the player back as soon as the score has arrived, and at once who asks a second time. */
    void submit() {
        if (acknowledged || parting == Parting.SENDING || parting == Parting.UNANSWERED) {
            leave();
            return;
        }
        parting = Parting.SENDING;
        outside.table().alarm().ringIn(PATIENCE_MILLIS, () -> {
            if (parting == Parting.SENDING) {
                parting = Parting.UNANSWERED;
                onChange.run();
            }
        });
    }

    /** What is open elsewhere goes on here. */
    public void claim() {
        outside.host().claim();
    }

    /** Back to the host; it keeps what it was told. */
    public void leave() {
        if (acknowledged) {
            parting = Parting.GONE;
        }
        outside.host().leave();
    }

    @Override
    public void acknowledged() {
        acknowledged = true;
        if (parting == Parting.SENDING || parting == Parting.UNANSWERED) {
            leave();
            onChange.run();
        }
    }

    @Override
    public void mustClose() {
        onClose.run();
        outside.host().leave();
    }
}
