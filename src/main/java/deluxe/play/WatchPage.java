package deluxe.play;

import deluxe.dominoes.RuleSet;
import deluxe.dominoes.Table;
import deluxe.kit.Malformed;
import deluxe.kit.Whole;
import deluxe.ports.Display;
import deluxe.ports.SafeArea;
import deluxe.ports.Surface;
import deluxe.session.RecordedMatch;
import deluxe.stage.tiles.TableScene;
import java.util.Optional;

/** What the watch page consists of, and what its screen shows and asks for besides the match itself. */
public final class WatchPage {
    private static final int FASTEST = 8;

    private static final String PLAYER = "Player";
    private static final int LONGEST_NAME = 40;

    /** How long a notice is shown. */
    private static final double NOTICE_MILLIS = 4000;

    private final WatchPorts ports;
    private final PlaybackTime time;
    private final FasterScene faster = new FasterScene();
    private Shell shell;
    private TableScene scene;
    private Soundtrack soundtrack;
    private final Words words;
    private Loudness loudness;
    private Optional<WatchedMatch> match = Optional.empty();
    private Optional<String> link = Optional.empty();
    private String trouble = "";
    private String notice = "";
    private int notices;
    private String pasted = "";
    private Runnable onChange = () -> {};

    public WatchPage(WatchPorts ports) {
        this.ports = ports;
        shell = new Shell(ports.table(), new DeluxeTable());
        scene = shell.scene();
        soundtrack = shell.soundtrack();
        words = shell.words();
        time = new PlaybackTime(ports.table().time(), ports.table().alarm());
        loudness = settings().loudness().withVibration(false);
        soundtrack.tune(loudness);
        shell.open(
                faster,
                new WatchTouches(
                        () -> scene.handling(), ports.table().display(), time, this::tapped, this::askedForSum));
    }

    /** From now on, runs {@code newOnChange} whenever the screen would say something else. */
    public void follow(Runnable newOnChange) {
        onChange = newOnChange;
    }

    /**
     * Begins to show the match that is recorded here, or says what is wrong with the record.
     *
     * @param record a score sheet, a link's letters, or a whole address that ends with either
     * @param player the player's name, if it is known; likewise the opponent's
     */
    public void open(String record, Optional<String> player, Optional<String> opponent) {
        open(record, player, opponent, player.isPresent() || opponent.isPresent());
    }

    private void open(String record, Optional<String> player, Optional<String> opponent, boolean isNamed) {
        close();
        try {
            RecordedMatch recorded = RecordedMatch.read(record);
            sitAt(recorded.terms().rules());
            match = Optional.of(watched(recorded, named("player", player), named("opponent", opponent)));
            link = recorded.link();
            link.ifPresent(letters -> ports.address().lead(letters, isNamed));
            match().open(!settings().reducedMotion());
        } catch (Malformed malformed) {
            trouble = malformed.getMessage();
        }
        changed();
    }

    private void close() {
        match.ifPresent(WatchedMatch::close);
        match = Optional.empty();
        link = Optional.empty();
        trouble = "";
        scene.clear();
    }

    /** A match is shown at the table where it was played. */
    private void sitAt(RuleSet match) {
        if (match.table() == shell.table().rules().table()) {
            return;
        }
        TableKind table = match.table() == Table.FIVES ? new DeluxeTable() : ClassicTable.of(match);
        shell = new Shell(ports.table(), table);
        scene = shell.scene();
        soundtrack = shell.soundtrack();
        soundtrack.tune(loudness);
        faster.fit();
    }

    private static Optional<String> named(String who, Optional<String> name) {
        name.ifPresent(text -> Whole.within("the length of " + who, text.length(), 1, LONGEST_NAME));
        return name;
    }

    private WatchedMatch watched(RecordedMatch recorded, Optional<String> player, Optional<String> opponent) {
        String name = player.orElse(words.say(PLAYER));
        return new WatchedMatch(recorded, name, opponent, shell, time, this::changed);
    }

    // What the screen shows

    public Words words() {
        return words;
    }

    /** What the onlooker has chosen for the game on this device. */
    public Settings settings() {
        return shell.settings();
    }

    /** Whether a match is shown. */
    public boolean isOpen() {
        return match.isPresent();
    }

    /** Why no match is shown; empty if there is one, or none was asked for yet. */
    public String trouble() {
        return trouble;
    }

    /** The match that is shown. */
    public WatchedMatch match() {
        return match.orElseThrow(() -> new IllegalStateException("no match is open"));
    }

    /** The speed, as a multiple of the speed at which the match was played. */
    public int speed() {
        return time.speed();
    }

    public boolean isSilent() {
        return loudness.effects().muted();
    }

    // What it asks for

    /** Remembers what has been typed or pasted, in case the onlooker wants to watch it. */
    public void paste(String record) {
        pasted = record;
    }

    public void watchPasted() {
        open(pasted, Optional.empty(), Optional.empty(), false);
    }

    /** Opens one of the games that were finished on this device. */
    public void openOwn(int number) {
        String record =
                new Diary(new Shelf(ports.table().storage())).record(number).orElse("");
        open(record, Optional.of(words.say(Words.YOU)), Optional.empty(), false);
    }

    /** Shows the review of the match that is open. */
    public void review() {
        match.filter(open -> !open.isReviewed()).ifPresent(WatchedMatch::toggleReview);
    }

    private void tapped() {
        match.ifPresent(WatchedMatch::togglePlaying);
    }

    private void askedForSum() {
        match.ifPresent(WatchedMatch::toggleSum);
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

    public void silence(boolean wanted) {
        loudness = loudness.withEffects(loudness.effects().muted(wanted));
        soundtrack.tune(loudness);
        changed();
    }

    /** Whether the page's address leads to the match that is shown. */
    public boolean hasLink() {
        return link.isPresent();
    }

    public void copyLink() {
        switch (ports.address().give()) {
            case COPIED -> say("Link copied.");
            case REFUSED -> say("The link is this page's address. Please copy it from the address bar.");
            case TAKEN -> {}
        }
    }

    private void say(String said) {
        int number = ++notices;
        notice = said;
        changed();
        ports.table().alarm().ringIn(NOTICE_MILLIS, () -> {
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
        return ports.address().hasWayBack();
    }

    public void goBack() {
        ports.address().goBack();
    }

    /** Whether the match can be played on from here: its deals are known, and it is not over. */
    public boolean canPlayOn() {
        return PlayOn.isPossible(match().recorded(), match().moment());
    }

    public boolean canTryAgain() {
        return PlayOn.isPossible(match().recorded(), 0);
    }

    public void playOn() {
        playFrom(match().moment());
    }

    /** The same deals against the same opponent, from the beginning. */
    public void tryAgain() {
        playFrom(0);
    }

    private void playFrom(int moment) {
        PlayOn playOn =
                new PlayOn(new Shelf(ports.table().storage()), ports.table().time());
        if (playOn.leave(match().recorded(), moment)) {
            ports.address().visit(PlayOn.page(match().recorded().terms().rules()));
        } else {
            say("A game is waiting at that table. Finish it or end it first.");
        }
    }

    private void changed() {
        shell.wake();
        onChange.run();
    }

    /** Paints the table in the time of the playback, so that its motion is as much faster. */
    private final class FasterScene implements Display.Painter {
        private Optional<Display.Size> size = Optional.empty();
        private SafeArea edges = SafeArea.WHOLE;

        @Override
        public void resized(Display.Size newSize, SafeArea newEdges) {
            size = Optional.of(newSize);
            edges = newEdges;
            fit();
        }

        void fit() {
            size.ifPresent(known -> scene.resized(known, edges));
        }

        @Override
        public boolean paint(Surface surface, double nowMillis) {
            return scene.paint(surface, time.at(nowMillis));
        }
    }
}
