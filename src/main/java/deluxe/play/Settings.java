package deluxe.play;

import deluxe.bots.Difficulty;
import deluxe.kit.Malformed;
import deluxe.kit.Whole;
import deluxe.kit.Word;
import deluxe.ports.Storage;
import deluxe.ports.Wishes;
import deluxe.stage.Look;
import deluxe.stage.art.Theme;
import deluxe.stage.art.TileSet;
import deluxe.table.TextLines;
import java.util.List;

/**
 * What the player chose for this device.
 *
 * @param theme the place among {@link Theme#ALL}
 * @param difficulty the opponent to practise against
 * @param taught whether How to Play was seen
 * @param hints whether practice shows which tile scores most
 * @param talk whether opponents speak
 */
public record Settings(
        int theme,
        Tiles tiles,
        Motion motion,
        boolean leftHanded,
        Difficulty difficulty,
        boolean taught,
        Loudness loudness,
        boolean hints,
        boolean talk) {
    private static final String AS_THE_DEVICE = "device";
    private static final int LOUDNESS = 6;
    private static final int HINTS = LOUDNESS + Loudness.PARTS;
    private static final int TALK = HINTS + 1;
    private static final int PARTS = TALK + 1;

    /** Reads what {@link #keep} has kept. What is missing or cannot be read is as for a newcomer. */
    static Settings from(Storage storage, Wishes wishes, TableKind table) {
        Settings fresh = fresh(wishes, table.usualOpponent());
        Settings common = fresh.kept(storage, Keys.SETTINGS);
        String key = key(table);
        return key.equals(Keys.SETTINGS) ? common : fresh.kept(storage, key).withTasteOf(common);
    }

    /** The settings that all tables share, for a table without dominoes. */
    public static Settings common(Storage storage, Wishes wishes) {
        return fresh(wishes, Difficulty.EASY).kept(storage, Keys.SETTINGS);
    }

    private static Settings fresh(Wishes wishes, Difficulty opponent) {
        return new Settings(
                wishes.theme(),
                Tiles.of(wishes),
                new Motion(false, wishes.lessMotion()),
                false,
                opponent,
                false,
                Loudness.fresh(wishes.lessMotion()),
                false,
                true);
    }

    private Settings kept(Storage storage, String key) {
        return kept(new Shelf(storage), key);
    }

    private Settings kept(Shelf shelf, String key) {
        return shelf.read(key, this::reading).value().orElse(this);
    }

    /** Each table has its own opponent and its own lessons; the first table's are kept with what all tables share. */
    private static String key(TableKind table) {
        return Saves.ofTable(Keys.SETTINGS, table.rules());
    }

    /** How things look and sound is chosen for all tables. */
    private Settings withTasteOf(Settings other) {
        return new Settings(
                other.theme,
                other.tiles,
                other.motion,
                other.leftHanded,
                difficulty,
                taught,
                other.loudness,
                hints,
                other.talk);
    }

    private Settings reading(String text) {
        List<String> parts = TextLines.split(text);
        Whole.within("the number of settings", parts.size(), TALK, PARTS);
        return new Settings(
                Whole.read("theme", parts.get(0), 0, Theme.ALL.size() - 1),
                tiles.reading(parts.get(1)),
                motion.reading(parts.get(2)),
                isTrue(parts.get(3)),
                Word.read("opponent", parts.get(4), Difficulty.values()),
                isTrue(parts.get(5)),
                Loudness.read(parts.subList(LOUDNESS, HINTS)),
                isTrue(parts.get(HINTS)),
                parts.size() == TALK ? talk : isTrue(parts.get(TALK)));
    }

    static boolean isTrue(String text) {
        if (!text.equals("true") && !text.equals("false")) {
            throw new Malformed("a setting is true or false, not: " + text);
        }
        return text.equals("true");
    }

    /** Returns whether the settings will be there at the next visit. */
    boolean keep(Storage storage, TableKind table) {
        String key = key(table);
        if (!key.equals(Keys.SETTINGS)) {
            ofANewcomer().kept(storage, Keys.SETTINGS).withTasteOf(this).keep(storage, Keys.SETTINGS);
        }
        return keep(storage, key);
    }

    /** What lies there is read first, so that nothing unreadable is written over. */
    private boolean keep(Storage storage, String key) {
        Shelf shelf = new Shelf(storage);
        kept(shelf, key);
        return shelf.write(key, text());
    }

    /** The same taste, with the opponent and the lessons of somebody who has never played at the first table. */
    private Settings ofANewcomer() {
        return new Settings(theme, tiles, motion, leftHanded, Difficulty.EASY, false, loudness, false, talk);
    }

    /** The same as {@link #keep}, for what {@link #common} reads. */
    public boolean keepCommon(Storage storage) {
        return keep(storage, Keys.SETTINGS);
    }

    private String text() {
        return theme + " " + tiles.text() + " " + motion.text() + " " + leftHanded + " " + difficulty.word() + " "
                + taught + " " + loudness.text() + " " + hints + " " + talk;
    }

    Look look() {
        return new Look(Theme.ALL.get(theme), TileSet.ALL.get(tiles.place), reducedMotion(), leftHanded);
    }

    /** The name of the table's colours. */
    public String themeName() {
        return look().theme().name();
    }

    /** Whether things move less. */
    public boolean reducedMotion() {
        return motion.reduced();
    }

    /** How much moves, for the style sheet. */
    public String motionName() {
        return reducedMotion() ? "less" : "full";
    }

    public Settings withTheme(int other) {
        return new Settings(other, tiles, motion, leftHanded, difficulty, taught, loudness, hints, talk);
    }

    /** At a table without tiles, the choice of tiles still says whether the contrast is high. */
    public boolean highContrast() {
        return Tiles.HIGH_CONTRAST == tiles.place;
    }

    public Settings withHighContrast(boolean high) {
        return withTiles(high ? Tiles.HIGH_CONTRAST : 0);
    }

    public Settings withTiles(int other) {
        return new Settings(
                theme, new Tiles(true, other), motion, leftHanded, difficulty, taught, loudness, hints, talk);
    }

    public Settings withReducedMotion(boolean reduced) {
        return new Settings(
                theme, tiles, new Motion(true, reduced), leftHanded, difficulty, taught, loudness, hints, talk);
    }

    public Settings withLeftHanded(boolean left) {
        return new Settings(theme, tiles, motion, left, difficulty, taught, loudness, hints, talk);
    }

    public Settings withDifficulty(Difficulty other) {
        return new Settings(theme, tiles, motion, leftHanded, other, taught, loudness, hints, talk);
    }

    /** With the tiles and the motion that the device asks for now, unless the player has chosen. */
    public Settings onDevice(Wishes wishes) {
        Tiles seen = tiles.chosen ? tiles : Tiles.of(wishes);
        Motion now = motion.chosen ? motion : new Motion(false, wishes.lessMotion());
        return new Settings(theme, seen, now, leftHanded, difficulty, taught, loudness, hints, talk);
    }

    public Settings withHints(boolean shown) {
        return new Settings(theme, tiles, motion, leftHanded, difficulty, taught, loudness, shown, talk);
    }

    public Settings withTalk(boolean heard) {
        return new Settings(theme, tiles, motion, leftHanded, difficulty, taught, loudness, hints, heard);
    }

    public Settings withLoudness(Loudness other) {
        return new Settings(theme, tiles, motion, leftHanded, difficulty, taught, other, hints, talk);
    }

    Settings whenTaught() {
        return new Settings(theme, tiles, motion, leftHanded, difficulty, true, loudness, hints, talk);
    }

    /**
     * What the tiles look like.
     *
     * @param chosen whether the player has chosen; otherwise it is as the device asks
     * @param place the place among {@link TileSet#ALL}
     */
    public record Tiles(boolean chosen, int place) {
        private static final int HIGH_CONTRAST = TileSet.ALL.indexOf(TileSet.HIGH_CONTRAST);

        private static Tiles of(Wishes wishes) {
            return new Tiles(false, wishes.moreContrast() ? HIGH_CONTRAST : 0);
        }

        private String text() {
            return chosen ? String.valueOf(place) : AS_THE_DEVICE;
        }

        private Tiles reading(String text) {
            return text.equals(AS_THE_DEVICE)
                    ? this
                    : new Tiles(true, Whole.read("tiles", text, 0, TileSet.ALL.size() - 1));
        }
    }

    /**
     * How much moves.
     *
     * @param chosen whether the player has chosen; otherwise it is as the device asks
     */
    public record Motion(boolean chosen, boolean reduced) {
        private static final String LESS = "less";
        private static final String FULL = "full";

        private String text() {
            return !chosen ? AS_THE_DEVICE : reduced ? LESS : FULL;
        }

        private Motion reading(String text) {
            return switch (text) {
                case LESS, FULL -> new Motion(true, text.equals(LESS));
                case AS_THE_DEVICE -> this;
                default ->
                    throw new Malformed("motion is " + LESS + ", " + FULL + " or " + AS_THE_DEVICE + ", not: " + text);
            };
        }
    }
}
