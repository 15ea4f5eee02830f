package deluxe.play;

import deluxe.bots.Difficulty;
import deluxe.dominoes.RuleSet;
import deluxe.ports.Storage;
import deluxe.stage.Look;
import deluxe.stage.art.Theme;
import deluxe.stage.art.TileSet;
import java.util.ArrayList;
import java.util.List;

/**
 * What the player chose for this device.
 *
 * @param theme the place among {@link Theme#ALL}
 * @param tiles the place among {@link TileSet#ALL}
 * @param difficulty the opponent to practise against
 * @param taught whether How to Play was seen
 * @param hints whether practice shows which tile scores most
 */
public record Settings(
        int theme,
        int tiles,
        Motion motion,
        boolean leftHanded,
        Difficulty difficulty,
        boolean taught,
        Loudness loudness,
        boolean hints) {
    private static final String KEY = "settings";
    private static final int LOUDNESS = 6;
    private static final int HINTS = LOUDNESS + Loudness.PARTS;
    private static final int PARTS = HINTS + 1;

    /** Reads what {@link #keep} has kept. Anything missing or unreadable is as for a newcomer. */
    static Settings from(Storage storage, boolean deviceReducesMotion, TableKind table) {
        Settings fresh = fresh(deviceReducesMotion, table.usualOpponent());
        Settings common = fresh.kept(storage, KEY);
        String key = key(table);
        return key.equals(KEY) ? common : fresh.kept(storage, key).withTasteOf(common);
    }

    /** The settings that all tables share, for a table without dominoes. */
    public static Settings common(Storage storage, boolean deviceReducesMotion) {
        return fresh(deviceReducesMotion, Difficulty.EASY).kept(storage, KEY);
    }

    private static Settings fresh(boolean deviceReducesMotion, Difficulty opponent) {
        return new Settings(
                0,
                0,
                new Motion(false, deviceReducesMotion),
                false,
                opponent,
                false,
                Loudness.fresh(deviceReducesMotion),
                false);
    }

    private Settings kept(Storage storage, String key) {
        return storage.read(key).map(this::reading).orElse(this);
    }

    /** Each table has its own opponent and its own lessons; the first table's are kept with what all tables share. */
    private static String key(TableKind table) {
        String name = table.rules().name();
        return name.equals(RuleSet.FIVES.name()) ? KEY : KEY + ' ' + name;
    }

    /** How things look and sound is chosen for all tables. */
    private Settings withTasteOf(Settings other) {
        return new Settings(
                other.theme, other.tiles, other.motion, other.leftHanded, difficulty, taught, other.loudness, hints);
    }

    private Settings reading(String text) {
        List<String> parts = parts(text);
        return new Settings(
                place(parts.get(0), Theme.ALL),
                place(parts.get(1), TileSet.ALL),
                motion.reading(parts.get(2)),
                parts.get(3).equals("true"),
                difficulty(parts.get(4)),
                parts.get(5).equals("true"),
                loudness.reading(parts, LOUDNESS),
                parts.get(HINTS).equals("true"));
    }

    /** The parts between spaces; those that an older version did not write yet are empty. */
    private static List<String> parts(String text) {
        List<String> parts = new ArrayList<>();
        int start = 0;
        while (parts.size() < PARTS) {
            int end = text.indexOf(' ', start);
            end = end < 0 ? text.length() : end;
            parts.add(text.substring(start, end));
            start = Math.min(text.length(), end + 1);
        }
        return parts;
    }

    private Difficulty difficulty(String word) {
        for (Difficulty known : Difficulty.values()) {
            if (known.word().equals(word)) {
                return known;
            }
        }
        return difficulty;
    }

    private static int place(String text, List<?> among) {
        for (int at = 0; at < among.size(); at++) {
            if (text.equals(String.valueOf(at))) {
                return at;
            }
        }
        return 0;
    }

    /** Returns whether the settings will be there at the next visit. */
    boolean keep(Storage storage, TableKind table) {
        String key = key(table);
        if (!key.equals(KEY)) {
            storage.write(
                    KEY, ofANewcomer().kept(storage, KEY).withTasteOf(this).text());
        }
        return storage.write(key, text());
    }

    /** The same taste, with the opponent and the lessons of somebody who has never played at the first table. */
    private Settings ofANewcomer() {
        return new Settings(theme, tiles, motion, leftHanded, Difficulty.EASY, false, loudness, false);
    }

    /** The same as {@link #keep}, for what {@link #common} reads. */
    public boolean keepCommon(Storage storage) {
        return storage.write(KEY, text());
    }

    private String text() {
        return theme + " " + tiles + " " + motion.text() + " " + leftHanded + " " + difficulty.word() + " " + taught
                + " " + loudness.text() + " " + hints;
    }

    Look look() {
        return new Look(Theme.ALL.get(theme), TileSet.ALL.get(tiles), reducedMotion(), leftHanded);
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
        return new Settings(other, tiles, motion, leftHanded, difficulty, taught, loudness, hints);
    }

    /** At a table without tiles, the choice of tiles still says whether the contrast is high. */
    public boolean highContrast() {
        return TileSet.ALL.indexOf(TileSet.HIGH_CONTRAST) == tiles;
    }

    public Settings withHighContrast(boolean high) {
        return withTiles(TileSet.ALL.indexOf(high ? TileSet.HIGH_CONTRAST : TileSet.IVORY));
    }

    public Settings withTiles(int other) {
        return new Settings(theme, other, motion, leftHanded, difficulty, taught, loudness, hints);
    }

    public Settings withReducedMotion(boolean reduced) {
        return new Settings(theme, tiles, new Motion(true, reduced), leftHanded, difficulty, taught, loudness, hints);
    }

    public Settings withLeftHanded(boolean left) {
        return new Settings(theme, tiles, motion, left, difficulty, taught, loudness, hints);
    }

    public Settings withDifficulty(Difficulty other) {
        return new Settings(theme, tiles, motion, leftHanded, other, taught, loudness, hints);
    }

    /** With the motion that the device asks for now, unless the player has chosen. */
    public Settings onDevice(boolean reducesMotion) {
        Motion now = motion.chosen() ? motion : new Motion(false, reducesMotion);
        return new Settings(theme, tiles, now, leftHanded, difficulty, taught, loudness, hints);
    }

    public Settings withHints(boolean shown) {
        return new Settings(theme, tiles, motion, leftHanded, difficulty, taught, loudness, shown);
    }

    public Settings withLoudness(Loudness other) {
        return new Settings(theme, tiles, motion, leftHanded, difficulty, taught, other, hints);
    }

    Settings whenTaught() {
        return new Settings(theme, tiles, motion, leftHanded, difficulty, true, loudness, hints);
    }

    /**
     * How much moves.
     *
     * @param chosen whether the player has chosen; otherwise it is as the device asks
     */
    public record Motion(boolean chosen, boolean reduced) {
        private static final String LESS = "less";
        private static final String FULL = "full";
        private static final String AS_THE_DEVICE = "device";

        private String text() {
            return !chosen ? AS_THE_DEVICE : reduced ? LESS : FULL;
        }

        /** An older version wrote true or false whoever had chosen it: a value that differs from the device's is the player's choice. */
        private Motion reading(String text) {
            return switch (text) {
                case LESS, FULL -> new Motion(true, text.equals(LESS));
                case "true", "false" -> new Motion(reduced != text.equals("true"), text.equals("true"));
                default -> this;
            };
        }
    }
}
