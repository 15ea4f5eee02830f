package deluxe.play;

/** What the page with the daily challenge and the player's own games consists of. */
public final class GamesPage {
    private final Words words;
    private final Settings settings;
    private final Daily daily;
    private final OwnDiary own;
    private boolean isShowingOwn;
    private Runnable onChange = () -> {};

    public GamesPage(GamesPorts ports) {
        words = new Words(ports.language()::say);
        settings = Settings.from(ports.storage(), ports.device().wishes(), new DeluxeTable());
        own = new OwnDiary(ports.storage(), ports.time(), ports.alarm(), words, () -> onChange.run());
        daily = new Daily(ports, new Shelf(ports.storage()), words, () -> onChange.run());
    }

    /** Begins, and from then on runs {@code changed} whenever there is something new to show. */
    public void open(Runnable changed) {
        onChange = changed;
        own.refresh();
        own.review(isShowingOwn);
        daily.open();
    }

    /** The page is seen again after another one. */
    public void cameBack() {
        own.refresh();
        own.review(isShowingOwn);
        daily.refresh();
    }

    public Words words() {
        return words;
    }

    public Settings settings() {
        return settings;
    }

    /** Whether the own games are shown, and not the challenge. */
    public boolean isShowingOwn() {
        return isShowingOwn;
    }

    public void showOwn(boolean wanted) {
        isShowingOwn = wanted;
        own.review(wanted);
    }

    public OwnDiary own() {
        return own;
    }

    public Daily daily() {
        return daily;
    }
}
