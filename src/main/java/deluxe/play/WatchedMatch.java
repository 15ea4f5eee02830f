package deluxe.play;

import deluxe.dominoes.Event;
import deluxe.session.RecordedDealer;
import deluxe.session.RecordedMatch;
import deluxe.session.Session;
import deluxe.stage.tiles.TableScene;
import deluxe.table.Entry;
import deluxe.table.Outcome;
import deluxe.table.Scores;
import deluxe.tournament.ScoreCard;
import java.util.Optional;

/** The recorded match that is watched: what the screen says about it, and what the screen asks for. */
public final class WatchedMatch {
    private static final int MILLIS_A_SECOND = 1000;

    private final RecordedMatch match;
    private final RecordedDealer dealer;
    private final Session session;
    private final TableScene scene;
    private final TableSide side;
    private final Words words;
    private final Commitments commitments;
    private final String player;
    private final Runnable changed;
    private final WatchedReview review;
    private boolean isReviewed;
    private boolean isSumExplained;

    /**
     * @param opponent the opponent's name; empty for the usual one
     * @param changed what to do when there is something new to say about the match
     */
    WatchedMatch(
            RecordedMatch match,
            String player,
            Optional<String> opponent,
            Shell shell,
            PlaybackTime time,
            Runnable changed) {
        this.match = match;
        this.player = player;
        scene = shell.scene();
        words = shell.words();
        commitments = new Commitments(new Shelf(shell.ports().storage()));
        this.changed = changed;
        side = TableSide.ofWatched(match.terms().agreement(), player, opponent, shell, time);
        dealer = new RecordedDealer(match, scene::toldAtMillis, time, time);
        review = new WatchedReview(
                match, words, shell.ports().time(), shell.ports().alarm(), changed);
        session = new WatchedTable(dealer, side, shell, time, changed).session();
    }

    /** Deals the first round, and goes on from there if {@code playing}. */
    void open(boolean playing) {
        scene.watch(false);
        session.open();
        if (playing) {
            dealer.play();
        }
    }

    void close() {
        session.close();
        review.close();
    }

    RecordedMatch recorded() {
        return match;
    }

    // What the screen shows

    public String player() {
        return player;
    }

    public String opponent() {
        return side.opponent();
    }

    public int moment() {
        return dealer.moment();
    }

    /** The last moment; the first is 0. */
    public int lastMoment() {
        return match.lastMoment();
    }

    public int round() {
        return session.game().round().round();
    }

    public Scores scores() {
        return session.game().round().scores();
    }

    /** What the match clock shows; negative on a table without one. */
    public int secondsShown() {
        return session.secondsShown();
    }

    public boolean isTimed() {
        return match.terms().rules().clockSeconds() > 0;
    }

    /** Which line of the record is refused, and why; empty if it is confirmed. */
    public String refusal() {
        return match.refusalInWords();
    }

    /** Whether the record proves that the match was dealt beforehand from a key that somebody had committed to. */
    public boolean isProvenSealed() {
        return match.isConfirmed() && match.terms().deck().foot().isPresent();
    }

    /** What that proof is worth to whoever watches here, in a few words. */
    public String proof() {
        if (isFamiliar()) {
            return words.say("Dealt beforehand, not changed since.");
        }
        return words.say(isBroken() ? "Not what this device was told." : "Dealt from one key.");
    }

    /** The same in full. */
    public String proofInFull() {
        if (isFamiliar()) {
            return words.say("Its key fits what this device was told before the first tile.");
        }
        if (isBroken()) {
            return words.say("Keep the record, and ask the organiser.");
        }
        return words.say("Is this what you were told before the first tile? {0}", commitment());
    }

    private boolean isFamiliar() {
        return commitments.has(commitment()) && !isBroken();
    }

    private boolean isBroken() {
        Optional<String> told = commitments.of(match.terms().match());
        return told.isPresent() && !told.get().equals(commitment());
    }

    private String commitment() {
        return match.terms().deck().head();
    }

    /** What the match was worth to its player, once its end has been seen; never if its record is refused. */
    public Optional<ScoreCard> scoreCard() {
        return dealer.isOver() && match.isConfirmed()
                ? Optional.of(match.finish().card())
                : Optional.empty();
    }

    /** How the match ended, once that has been seen. */
    public Optional<Outcome> outcome() {
        return scoreCard().isPresent() ? session.game().outcome() : Optional.empty();
    }

    public boolean isPlaying() {
        return dealer.isPlaying();
    }

    public boolean areHandsOpen() {
        return dealer.areHandsOpen();
    }

    /** How much later than it counts this moment's move came to its dealer. */
    public int lateMillis() {
        return match.lateMillis(moment());
    }

    /** What happened at this moment. */
    public String news() {
        Entry entry = match.entry(moment());
        if (entry instanceof Entry.Paused) {
            return words.say(Words.PAUSED);
        }
        if (entry instanceof Entry.Resumed resumed) {
            return words.say(
                    "The match continues after a pause of {0}.", Words.clock(resumed.pausedMillis() / MILLIS_A_SECOND));
        }
        StringBuilder text = new StringBuilder();
        for (Event event : match.events(moment())) {
            text.append(text.length() == 0 ? "" : " ").append(words.told(event, Optional.of(player()), opponent()));
        }
        return text.toString();
    }

    /** What each end counts at this moment, and why. */
    public String whySum() {
        return WatchedSum.told(session.game().round().tableau(), words);
    }

    /** Whether the ends are lit, and the page says why they make their sum. */
    public boolean isSumExplained() {
        return isSumExplained;
    }

    /** What a review finds in this match. */
    public WatchedReview review() {
        return review;
    }

    /** Whether the review is shown. */
    public boolean isReviewed() {
        return isReviewed;
    }

    // What it asks for

    public void toggleReview() {
        isReviewed = !isReviewed;
        if (isReviewed) {
            dealer.pause();
            review.begin();
        }
        changed.run();
    }

    public void toggleSum() {
        isSumExplained = !isSumExplained;
        scene.handling().explainSum(isSumExplained);
        changed.run();
    }

    public void togglePlaying() {
        if (dealer.isPlaying()) {
            dealer.pause();
        } else {
            dealer.play();
        }
        changed.run();
    }

    public void stepForward() {
        dealer.stepForward();
    }

    public void stepBack() {
        goTo(moment() - 1);
    }

    /** Shows this moment, or the first or last if this one is out of range. */
    public void goTo(int moment) {
        dealer.goTo(moment);
        changed.run();
    }

    public void goToEnd() {
        goTo(lastMoment());
    }

    public void openHands(boolean wanted) {
        scene.watch(wanted);
        dealer.openHands(wanted);
        changed.run();
    }
}
