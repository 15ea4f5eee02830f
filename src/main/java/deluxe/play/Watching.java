package deluxe.play;

import deluxe.kit.Malformed;
import deluxe.kit.Whole;
import deluxe.ports.Display;
import deluxe.ports.SafeArea;
import deluxe.ports.Surface;
import deluxe.stage.deluxe.DeluxeSounds;
import deluxe.stage.deluxe.TableScene;
import java.util.Optional;

/** A recorded match is looked on at from a gallery: what the screen there shows, and what it asks for. */
public final class Watching {
    private static final int FASTEST = 8;

    private static final String PLAYER = "Player";
    private static final int LONGEST_NAME = 40;

    /** How often the clock is looked at. */
    private static final double TICK_MILLIS = 100;

    /** How long a notice is shown. */
    private static final double NOTICE_MILLIS = 4000;

    private final Gallery gallery;
    private final PlaybackTime time;
    private final TableScene scene;
    private final Soundtrack soundtrack;
    private final Words words;
    private final Settings settings;
    private Loudness loudness;
    private Optional<Playback> playback = Optional.empty();
    private Optional<String> link = Optional.empty();
    private String trouble = "";
    private String notice = "";
    private int notices;
    private String pasted = "";
    private int secondsShown = -1;
    private boolean rings;
    private Runnable onChange = () -> {};

    public Watching(Gallery gallery) {
        this.gallery = gallery;
        words = new Words(gallery.language()::say);
        time = new PlaybackTime(gallery.time());
        settings = Settings.from(gallery.storage(), gallery.device().prefersReducedMotion());
        scene = new TableScene(settings.look());
        soundtrack = new Soundtrack(gallery.sound(), gallery.haptics(), new DeluxeSounds());
        loudness = settings.loudness().withVibration(false);
        soundtrack.tune(loudness);
        scene.follow(soundtrack);
        gallery.pointers().follow(new Onlooker(scene.handling(), gallery.display(), time, this::tapped));
        gallery.display().show(new FasterScene());
    }

    /** Tells {@code onChange} whenever the screen would say something else. */
    public void follow(Runnable newOnChange) {
        onChange = newOnChange;
    }

    /**
     * Begins to show what is recorded here, or says what is wrong with it.
     *
     * @param record a score sheet, a link's letters, or a whole address that ends with one of both
     * @param player how the player is called, if that is known; likewise the opponent
     */
    public void open(String record, Optional<String> player, Optional<String> opponent) {
        open(record, player, opponent, true);
    }

    private void open(String record, Optional<String> player, Optional<String> opponent, boolean isNamed) {
        playback = Optional.empty();
        link = Optional.empty();
        trouble = "";
        scene.clear();
        try {
            RecordedMatch match = RecordedMatch.read(record);
            show(match, named("player", player), named("opponent", opponent));
            link = match.link();
            link.ifPresent(letters -> gallery.address().lead(letters, isNamed));
        } catch (Malformed malformed) {
            trouble = malformed.getMessage();
        }
        changed();
    }

    private static Optional<String> named(String who, Optional<String> name) {
        name.ifPresent(text -> Whole.within("the length of " + who, text.length(), 1, LONGEST_NAME));
        return name;
    }

    private void show(RecordedMatch match, Optional<String> player, Optional<String> opponent) {
        Playback.Names names = new Playback.Names(player.orElse(words.say(PLAYER)), opponent);
        playback = Optional.of(new Playback(match, names, scene, time, words));
        playback().begin();
        if (!settings.reducedMotion()) {
            playback().play();
        }
    }

    // What the screen shows

    public Words words() {
        return words;
    }

    /** What the onlooker has chosen for the game on this device. */
    public Settings settings() {
        return settings;
    }

    /** Whether there is a match to be seen. */
    public boolean isOpen() {
        return playback.isPresent();
    }

    /** Why there is none; empty if nothing was asked for yet. */
    public String trouble() {
        return trouble;
    }

    /** The match that is seen. */
    public Playback playback() {
        return playback.orElseThrow(() -> new IllegalStateException("no match is open"));
    }

    /** How many times as fast as it was played. */
    public int speed() {
        return time.speed();
    }

    public boolean isSilent() {
        return loudness.effects().muted();
    }

    // What it asks for

    /** This has been typed or pasted, to be watched perhaps. */
    public void paste(String record) {
        pasted = record;
    }

    public void watchPasted() {
        open(pasted, Optional.empty(), Optional.empty(), false);
    }

    public void togglePlaying() {
        if (playback().isPlaying()) {
            playback().pause();
        } else {
            playback().play();
        }
        changed();
    }

    private void tapped() {
        if (isOpen()) {
            togglePlaying();
        }
    }

    public void stepForward() {
        playback().stepForward();
        changed();
    }

    public void stepBack() {
        goTo(playback().moment() - 1);
    }

    /** Shows this moment, or the first or last if there is none like it. */
    public void goTo(int moment) {
        playback().goTo(moment);
        changed();
    }

    public void goToEnd() {
        goTo(playback().lastMoment());
    }

    /** Twice as fast from now on; after the fastest comes 1x again. */
    public void runFaster() {
        run(time.speed() == FASTEST ? 1 : 2 * time.speed());
    }

    /** Half as fast, but never slower than it was played. */
    public void runSlower() {
        run(Math.max(1, time.speed() / 2));
    }

    private void run(int speed) {
        time.run(speed);
        changed();
    }

    public void openHands(boolean wanted) {
        playback().openHands(wanted);
        changed();
    }

    public void silence(boolean wanted) {
        loudness = loudness.withEffects(loudness.effects().muted(wanted));
        soundtrack.tune(loudness);
        changed();
    }

    /** Whether the page's address leads to what is seen. */
    public boolean hasLink() {
        return link.isPresent();
    }

    public void copyLink() {
        say(
                gallery.address().copy()
                        ? "Link copied."
                        : "The link is this page's address. Please copy it from the address bar.");
    }

    private void say(String said) {
        int number = ++notices;
        notice = said;
        changed();
        gallery.alarm().ringIn(NOTICE_MILLIS, () -> {
            if (number == notices) {
                notice = "";
                changed();
            }
        });
    }

    /** What was just done; empty soon after. */
    public String notice() {
        return notice;
    }

    public boolean hasWayBack() {
        return gallery.address().hasWayBack();
    }

    public void goBack() {
        gallery.address().goBack();
    }

    private void changed() {
        showClock();
        gallery.display().wake();
        onChange.run();
        ringLater();
    }

    private void ringLater() {
        if (rings || playback.isEmpty() || !playback().isGoing()) {
            return;
        }
        rings = true;
        gallery.alarm().ringIn(Math.min(TICK_MILLIS, playback().leftMillis() / time.speed()), this::ring);
    }

    private void ring() {
        rings = false;
        if (playback.isPresent() && playback().tick()) {
            changed();
            return;
        }
        showClock();
        ringLater();
    }

    private void showClock() {
        int seconds = playback.map(Playback::secondsShown).orElse(-1);
        if (seconds != secondsShown) {
            secondsShown = seconds;
            scene.showClock(seconds);
            gallery.display().wake();
        }
    }

    /** The table in the time of the playback: its motion is as much faster. */
    private final class FasterScene implements Display.Painter {
        @Override
        public void resized(Display.Size size, SafeArea edges) {
            scene.resized(size, edges);
        }

        @Override
        public boolean paint(Surface surface, double nowMillis) {
            return scene.paint(surface, time.at(nowMillis));
        }
    }
}
