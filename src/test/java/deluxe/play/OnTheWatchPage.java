package deluxe.play;

import deluxe.bots.Difficulty;
import deluxe.dominoes.RuleSet;
import deluxe.kit.Seed;
import deluxe.ports.Drawer;
import deluxe.ports.HandClock;
import deluxe.ports.RecordingAddress;
import deluxe.ports.RecordingSurface;
import deluxe.tournament.BotMatch;
import deluxe.tournament.DealKey;
import deluxe.tournament.Deck;
import deluxe.tournament.Link;
import deluxe.tournament.ScoreSheet;
import deluxe.tournament.Terms;
import java.util.Optional;

/** Somebody who watches recorded matches. */
final class OnTheWatchPage extends AtAScreen {
    /** A match of two bots, its link, and its last moment. */
    static final ScoreSheet SHEET = sheet("9", 2000);

    static final String LINK = Link.of(SHEET);
    static final int LAST = SHEET.lines().size() - 1;

    private final Drawer drawer = new Drawer();
    private final RecordingAddress address = new RecordingAddress();
    private final WatchPage watching;
    private int changes;

    private OnTheWatchPage(boolean reducedMotion) {
        super(new HandClock());
        watching = new WatchPage(new WatchPorts(ports(drawer, new Computer(reducedMotion)), address));
        watching.follow(() -> changes++);
    }

    static OnTheWatchPage watching(String record) {
        return watching(record, false);
    }

    static OnTheWatchPage withReducedMotion(String record) {
        return watching(record, true);
    }

    private static OnTheWatchPage watching(String record, boolean reducedMotion) {
        OnTheWatchPage page = new OnTheWatchPage(reducedMotion);
        page.open(record);
        return page;
    }

    /** A match between two bots, with {@code paceMillis} from each action to the next. */
    static ScoreSheet sheet(String seed, int paceMillis) {
        Terms terms = Terms.practice(RuleSet.FIVES, Difficulty.HARD, Seed.of(seed));
        return ScoreSheet.of(new BotMatch(terms, Difficulty.EASY, paceMillis).play(events -> {}));
    }

    /** A sealed match between two bots. */
    static ScoreSheet sealedSheet() {
        Terms open = Terms.practice(RuleSet.FIVES, Difficulty.HARD, Seed.of("7"));
        DealKey key = new DealKey("5e".repeat(32), "a1".repeat(32));
        Terms terms = new Terms(open.agreement(), new Deck.Sealed(key));
        return ScoreSheet.of(new BotMatch(terms, Difficulty.EASY, 2000).play(events -> {}));
    }

    void open(String record) {
        watching.open(record, Optional.of("Ana"), Optional.empty());
    }

    WatchPage watching() {
        return watching;
    }

    WatchedMatch match() {
        return watching.match();
    }

    Drawer drawer() {
        return drawer;
    }

    RecordingAddress address() {
        return address;
    }

    /** How often the screen was told to update. */
    int changes() {
        return changes;
    }

    /** What is painted when all motion has come to rest. */
    RecordingSurface picture() {
        pass(3000);
        return paint();
    }
}
