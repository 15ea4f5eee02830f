package deluxe.play;

import java.util.Optional;

/** What the page with the daily challenge and the player's own games consists of. */
public final class GamesPage {
    /** What the page shows. */
    public enum Part {
        DAILY,
        LADDER,
        OWN;

        /** The part that an address asks for. */
        public static Part named(Optional<String> word) {
            return switch (word.orElse("")) {
                case "own" -> OWN;
                case "ladder" -> LADDER;
                default -> DAILY;
            };
        }
    }

    private final Words words;
    private final Settings settings;
    private final Daily daily;
    private final OwnDiary own;
    private final Ladder ladder;
    private Part part = Part.DAILY;
    private Runnable onChange = () -> {};

    public GamesPage(GamesPorts ports) {
        words = new Words(ports.language()::say);
        settings = Settings.from(ports.storage(), ports.device().wishes(), new DeluxeTable());
        own = new OwnDiary(ports.storage(), ports.time(), ports.alarm(), words, () -> onChange.run());
        ladder = new Ladder(own, ports);
        daily = new Daily(ports, new Shelf(ports.storage()), words, () -> onChange.run());
    }

    /** Begins, and from then on runs {@code changed} whenever there is something new to show. */
    public void open(Runnable changed) {
        onChange = changed;
        own.refresh();
        daily.open();
        show(part);
    }

    /** The page is seen again after another one. */
    public void cameBack() {
        own.refresh();
        show(part);
    }

    public Words words() {
        return words;
    }

    public Settings settings() {
        return settings;
    }

    public Part part() {
        return part;
    }

    public void show(Part wanted) {
        part = wanted;
        own.review(wanted == Part.OWN);
        ladder.refresh();
        daily.refresh();
    }

    public OwnDiary own() {
        return own;
    }

    public Ladder ladder() {
        return ladder;
    }

    public Daily daily() {
        return daily;
    }
}
