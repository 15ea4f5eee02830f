package deluxe.play;

import deluxe.dominoes.Event;
import deluxe.dominoes.Game;
import deluxe.dominoes.GameView;
import deluxe.stage.deluxe.TableScene;
import deluxe.table.MatchClock;
import deluxe.table.Outcome;
import deluxe.table.Scores;
import deluxe.table.Seat;
import deluxe.tournament.Entry;
import deluxe.tournament.Match;
import deluxe.tournament.ScoreCard;
import java.util.Optional;

/**
 * A recorded match on the table, from moment to moment: told as motion when one follows the other, shown at once after a jump.
 * Between two moments as much time passes as on the match clock, but for what nobody wants to wait for.
 */
public final class Playback {
    /** Nobody looks on for longer at somebody who thinks; the clock then runs so much faster. */
    static final double LONGEST_WAIT_MILLIS = 3000;

    /** Of a record that was made faster than anybody can see. */
    static final double SHORTEST_WAIT_MILLIS = 400;

    private static final int MILLIS_A_SECOND = 1000;

    private final RecordedMatch match;
    private final Names names;
    private final TableScene scene;
    private final PlaybackTime time;
    private final Words words;
    private TableSide side;
    private boolean openHands;
    private int moment;
    private boolean playing;
    private boolean over;
    private double waitMillis;
    private double leftMillis;
    private double dueAtMillis;

    /**
     * How the two are called.
     *
     * @param opponent empty for the name of whoever sits there
     */
    record Names(String player, Optional<String> opponent) {}

    Playback(RecordedMatch match, Names names, TableScene scene, PlaybackTime time, Words words) {
        this.match = match;
        this.names = names;
        this.scene = scene;
        this.time = time;
        this.words = words;
        side = newSide();
    }

    /** Sits down anew: what the faces showed is forgotten. */
    private TableSide newSide() {
        return TableSide.ofWatched(match.terms(), names, scene, time, words);
    }

    public String player() {
        return names.player();
    }

    public String opponent() {
        return side.opponent();
    }

    public int moment() {
        return moment;
    }

    private Match now() {
        return match.at(moment);
    }

    /** The last moment there is; the first is 0. */
    public int lastMoment() {
        return match.lastMoment();
    }

    public int round() {
        return now().game().round().number();
    }

    public Scores scores() {
        return now().game().round().scores();
    }

    /** Which line of the record is refused, and why; empty if it is confirmed. */
    public String refusal() {
        return match.refusalInWords();
    }

    /** How the match ended, once that has been told; a record that is refused has no end that could be believed. */
    public Optional<Outcome> outcome() {
        return over && refusal().isEmpty() ? now().game().outcome() : Optional.empty();
    }

    public boolean isTimed() {
        return match.terms().rules().clockSeconds() > 0;
    }

    /** What it was worth to its player, once that has been told. */
    public Optional<ScoreCard> scoreCard() {
        return outcome().flatMap(told -> now().scoreCard());
    }

    public boolean isPlaying() {
        return playing;
    }

    public boolean areHandsOpen() {
        return openHands;
    }

    /** Deals the first round. */
    void begin() {
        scene.watch(openHands);
        tell(0);
    }

    /** Goes on; from the begin, if there is nothing left. */
    void play() {
        if (over) {
            begin();
        }
        dueAtMillis = time.nowMillis() + leftMillis;
        playing = true;
    }

    void pause() {
        leftMillis = leftMillis();
        playing = false;
    }

    /** Tells the next moment; what is still being told of this one is so at once. */
    void stepForward() {
        if (isLast()) {
            return;
        }
        if (time.nowMillis() < scene.toldAtMillis()) {
            snap();
        }
        tell(moment + 1);
    }

    /** Shows this moment, or the first or last if there is none like it, without motion. */
    void goTo(int wanted) {
        moment = Math.max(0, Math.min(match.lastMoment(), wanted));
        snap();
    }

    void openHands(boolean wanted) {
        openHands = wanted;
        scene.watch(wanted);
        snap();
    }

    /** Tells what is due; returns whether anything was. */
    boolean tick() {
        if (!isGoing() || leftMillis() > 0) {
            return false;
        }
        if (isLast()) {
            over = true;
            playing = false;
        } else {
            tell(moment + 1);
        }
        return true;
    }

    private boolean isLast() {
        return moment == match.lastMoment();
    }

    private void tell(int next) {
        moment = next;
        side.show(seen(), match.events(moment), match.isPlayersTurn(moment));
        double told = Math.max(SHORTEST_WAIT_MILLIS, scene.toldAtMillis() - time.nowMillis());
        await(isLast() ? told + Waits.RESULT_MILLIS : Math.max(told, thoughtMillis()));
    }

    /** What the player saw, or both hands for who may see them. */
    private GameView seen() {
        Game game = now().game();
        GameView view = game.seenBy(Seat.PLAYER);
        return openHands
                ? new GameView(
                        view.round(),
                        view.isRoundOver(),
                        game.view(Seat.OPPONENT).hand().tiles(),
                        view.outcome())
                : view;
    }

    private void snap() {
        side = newSide();
        side.snap(seen(), match.isPlayersTurn(moment), "");
        await(isLast() ? 0 : Math.max(SHORTEST_WAIT_MILLIS, thoughtMillis()));
    }

    /** How long the next moment was in coming, or as long as one would wait for it. */
    private double thoughtMillis() {
        return Math.min(LONGEST_WAIT_MILLIS, match.atMillis(moment + 1) - match.atMillis(moment));
    }

    private void await(double millis) {
        waitMillis = millis;
        leftMillis = millis;
        dueAtMillis = time.nowMillis() + millis;
        over = isLast() && millis == 0;
    }

    /** Whether something will happen by itself. */
    boolean isGoing() {
        return playing || (isLast() && !over);
    }

    /** How long until something does, or would. */
    double leftMillis() {
        return isGoing() ? Math.max(0, dueAtMillis - time.nowMillis()) : leftMillis;
    }

    /** What the match clock shows; negative on a table without one. It runs from one moment's time to the next's. */
    public int secondsShown() {
        MatchClock clock = now().clock();
        if (!clock.hasLimit()) {
            return -1;
        }
        if (isLast()) {
            return clock.secondsLeft();
        }
        int atMillis = match.atMillis(moment);
        int span = match.atMillis(moment + 1) - atMillis;
        atMillis += (int) (span * (1 - leftMillis() / waitMillis));
        return (clock.limitMillis() - atMillis + MILLIS_A_SECOND - 1) / MILLIS_A_SECOND;
    }

    /** What happened at this moment. */
    public String news() {
        Entry entry = match.entry(moment);
        if (entry instanceof Entry.Paused) {
            return words.say(Words.PAUSED);
        }
        if (entry instanceof Entry.Resumed resumed) {
            return words.say(
                    "The match continues after a pause of {0}.", Words.clock(resumed.pausedMillis() / MILLIS_A_SECOND));
        }
        StringBuilder text = new StringBuilder();
        for (Event event : match.events(moment)) {
            text.append(text.length() == 0 ? "" : " ").append(words.told(event, Optional.of(player()), opponent()));
        }
        return text.toString();
    }
}
