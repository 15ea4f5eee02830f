package deluxe.play;

import deluxe.dominoes.RuleSet;
import deluxe.ports.Host;
import deluxe.session.Finish;
import deluxe.session.Told;
import deluxe.table.Scores;
import deluxe.tournament.Agreement;
import deluxe.tournament.Options;
import deluxe.tournament.ScoreSheet;
import deluxe.tournament.Terms;
import java.util.Optional;
import java.util.function.Supplier;

/** The game's end of the link to the host: knows what it asked for, tells it how the match goes, and hands it the record. */
public final class HostLink implements Host.Watch {
    private static final double PATIENCE_MILLIS = 8000;

    private final Outside outside;
    private final Optional<Elsewhere> elsewhere;
    private final Saves saves;
    private final Supplier<RuleSet> practised;
    private final Runnable onChange;
    private final Runnable onClose;
    private Invitation invitation;
    private Scores told = new Scores(0, 0);
    private Parting parting = Parting.STAYING;
    private boolean acknowledged;

    /**
     * @param elsewhere who deals what this device does not deal
     * @param practised the rules of practice
     * @param onChange run whenever there is something new to tell the player
     * @param onClose run when the host closes the game
     */
    HostLink(
            Outside outside,
            Optional<Elsewhere> elsewhere,
            Saves saves,
            Supplier<RuleSet> practised,
            Runnable onChange,
            Runnable onClose) {
        this.outside = outside;
        this.elsewhere = elsewhere;
        this.saves = saves;
        this.practised = practised;
        this.onChange = onChange;
        this.onClose = onClose;
        invitation = Invitation.by(outside.host(), elsewhere.isPresent());
        outside.host().follow(this);
    }

    /** How far the player is on the way back to the host once the match is over. */
    private enum Parting {
        STAYING(""),
        /** The match had been played before: the player can only go back. */
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

    private Optional<Agreement> agreement() {
        return options().map(Options::agreement);
    }

    /** The terms of the match that is asked for, if it is dealt here. */
    Optional<Terms> terms() {
        return options().flatMap(Options::terms);
    }

    /** Whoever deals the match that is asked for; empty if this device does. */
    Optional<Elsewhere> elsewhere() {
        return occasion().isDealtElsewhere() ? elsewhere : Optional.empty();
    }

    public Occasion occasion() {
        return options().<Occasion>map(Occasion.Asked::new).orElseGet(Occasion.Practice::new);
    }

    /** The rules of the match that is asked for, or of practice. */
    public RuleSet rules() {
        return agreement().map(Agreement::rules).orElseGet(practised);
    }

    /** Why there is no match; empty if there is one. */
    public Optional<RefusedMatch> refusal() {
        return invitation.refusal();
    }

    /** Whether there is a host that can take the player back. */
    public boolean isHeard() {
        return !outside.host().name().isEmpty();
    }

    boolean teaches() {
        return outside.host().teaches();
    }

    /** Tells the host that the game is open, or why there is no match. */
    void opened() {
        if (refusal().isPresent()) {
            outside.host().refused(refusal().get().hindrance(), refusal().get().report());
        } else {
            outside.host().opened();
        }
    }

    /** Refuses a match that is asked for on other terms than the match of the same name that was left here. */
    void refuseOtherThan(Terms left) {
        if (terms().isPresent() && !text(terms().get()).equals(text(left))) {
            invitation = Invitation.refused(RefusedMatch.begunOtherwise());
        }
    }

    private static String text(Terms terms) {
        return ScoreSheet.begun(terms).text();
    }

    void started(boolean resumed) {
        if (agreement().isPresent()) {
            outside.host().started(resumed);
        }
    }

    /** Tells the host the score whenever it has changed. */
    void tell(Told match) {
        Scores scores = match.game().round().scores();
        if (agreement().isPresent() && !scores.equals(told)) {
            told = scores;
            outside.host().scored(match.clock().nowMillis(), scores.player(), scores.opponent());
        }
    }

    /** Hands in the record of the match that is over. */
    void finished(Finish finish) {
        if (elsewhere().isPresent()) {
            elsewhere().get().ended(agreement().orElseThrow(), outside, saves);
        }
        if (terms().isPresent() && finish.sheet().isPresent()) {
            saves.keepPlayed(finish.sheet().get());
            handIn(finish.sheet().get().text());
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

    /** What the player is told while the score is being sent; empty if there is nothing to tell. */
    String words() {
        return parting.words;
    }

    /** The label of the button that leads away from the results. */
    public String wayBack() {
        if (agreement().isEmpty()) {
            return "Change Opponent";
        }
        return occasion().isHandedIn() && parting == Parting.STAYING ? "Submit Score" : "Back";
    }

    /** Takes the player back as soon as the score has arrived, or at once when asked a second time. */
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

    /** Goes on here with what is open elsewhere. */
    public void claim() {
        outside.host().claim();
    }

    /** Goes back to the host, which keeps what it was told. */
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
    public void answered(String answer) {
        if (elsewhere().isPresent()) {
            elsewhere().get().answered(answer, agreement().orElseThrow(), outside);
        }
    }

    @Override
    public void mustClose() {
        onClose.run();
        outside.host().leave();
    }
}
