package deluxe.play;

import deluxe.ports.Chance;
import deluxe.ports.Device;
import deluxe.ports.Display;
import deluxe.ports.Pointers;
import deluxe.ports.Storage;
import deluxe.ports.Time;
import deluxe.stage.Table;
import deluxe.stage.art.TileSet;

/** The game from the outside in: what its screens show and ask for, before and at the table. */
public final class Door {
    private final Flow flow = new Flow();
    private final Storage storage;
    private final Chance chance;
    private final Display display;
    private final Table table = new Table();
    private final LooseTiles tiles;
    private Settings settings;
    private boolean settingsKept = true;

    public Door(Display display, Pointers pointers, Storage storage, Chance chance, Device device, Time time) {
        this.display = display;
        this.storage = storage;
        this.chance = chance;
        settings = Settings.from(storage, device.prefersReducedMotion());
        tiles = new LooseTiles(table, display, time, () -> settings.reducedMotion());
        tiles.deal(chance.freshSeed());
        dress();
        pointers.follow(tiles);
        display.show(table);
    }

    public Flow.Place place() {
        return flow.place();
    }

    public Settings settings() {
        return settings;
    }

    /** Whether the settings last chosen will be there at the next visit. */
    public boolean settingsKept() {
        return settingsKept;
    }

    public void start() {
        tiles.deal(chance.freshSeed());
        flow.goTo(Flow.Place.TABLE);
        display.wake();
    }

    public void showHowToPlay() {
        flow.goTo(Flow.Place.HOW_TO_PLAY);
    }

    public void showSettings() {
        flow.goTo(Flow.Place.SETTINGS);
    }

    public void backToStart() {
        flow.goTo(Flow.Place.START);
    }

    public void choose(Settings chosen) {
        settings = chosen;
        settingsKept = chosen.keep(storage);
        dress();
    }

    private void dress() {
        table.dress(settings.strongContrast() ? TileSet.HIGH_CONTRAST : TileSet.IVORY);
        display.wake();
    }
}
