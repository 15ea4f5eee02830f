package deluxe.stage.art;

import java.util.List;

/**
 * The person in a portrait: everything in which one head differs from another.
 *
 * @param name the name of an opponent; the player's own comes from elsewhere
 * @param backdrop the ground behind the head, from its lightest place outwards
 * @param skin the skin in the light and in the shade
 * @param hairColour the colour of hair, brows and beard
 * @param clothColour the colour of the clothes
 * @param lips the colour of the lips
 * @param glasses whether the person wears glasses
 * @param earrings whether the person wears earrings
 * @param computer whether a badge says that this is not a human player
 */
public record Sitter(
        String name,
        Ramp backdrop,
        Ramp skin,
        Hair hair,
        String hairColour,
        Beard beard,
        Cloth cloth,
        String clothColour,
        String lips,
        boolean glasses,
        boolean earrings,
        boolean computer) {
    public static final Sitter PLAYER = new Sitter(
            "",
            Ramp.of("0 #5b9be0 60 #265a9c 100 #0c2450"),
            Ramp.of("0 #f3c79f 100 #c1875b"),
            Hair.PARTED,
            "#2a1b13",
            Beard.NONE,
            Cloth.SUIT,
            "#182334",
            "#a25a44",
            false,
            false,
            false);

    public static final Sitter ISABEL = new Sitter(
            "Isabel",
            Ramp.of("0 #d9636d 60 #93273a 100 #440c1b"),
            Ramp.of("0 #f8d3b0 100 #d4966b"),
            Hair.LONG,
            "#33170f",
            Beard.NONE,
            Cloth.ROUND,
            "#1f7a63",
            "#b5222f",
            false,
            true,
            true);

    public static final Sitter BRUNO = new Sitter(
            "Bruno",
            Ramp.of("0 #e2ad58 60 #99641d 100 #45280a"),
            Ramp.of("0 #edc09a 100 #b87d56"),
            Hair.SWEPT,
            "#8d8a88",
            Beard.FULL,
            Cloth.SHAWL,
            "#6a2733",
            "#9a4c3e",
            true,
            false,
            true);

    public static final Sitter AMARA = new Sitter(
            "Amara",
            Ramp.of("0 #4fc0a4 60 #17745f 100 #06352b"),
            Ramp.of("0 #a8703f 100 #66391b"),
            Hair.CURLS,
            "#1c100c",
            Beard.NONE,
            Cloth.ROUND,
            "#e0a02c",
            "#8c2634",
            false,
            true,
            true);

    public static final Sitter KENJI = new Sitter(
            "Kenji",
            Ramp.of("0 #9b86d8 60 #553f96 100 #261a4e"),
            Ramp.of("0 #f2cfa2 100 #c79762"),
            Hair.FRINGE,
            "#15131a",
            Beard.MOUSTACHE,
            Cloth.SUIT,
            "#3a2233",
            "#a5604e",
            false,
            false,
            true);

    public static final Sitter MAGDA = new Sitter(
            "Magda",
            Ramp.of("0 #8fb26a 60 #4b6f2c 100 #20360f"),
            Ramp.of("0 #fbdcc4 100 #dda384"),
            Hair.BUN,
            "#c9843c",
            Beard.NONE,
            Cloth.SHAWL,
            "#3c4f86",
            "#b8483f",
            true,
            false,
            true);

    /** From the mildest to the sternest. */
    public static final List<Sitter> OPPONENTS = List.of(AMARA, BRUNO, ISABEL, KENJI, MAGDA);

    /** The same head under another name. */
    public Sitter named(String other) {
        return new Sitter(
                other, backdrop, skin, hair, hairColour, beard, cloth, clothColour, lips, glasses, earrings, computer);
    }

    /** The hair, as two outlines: behind the head, and over the brow. */
    public enum Hair {
        PARTED(
                "",
                "M -42 -2 C -54 -50 -34 -72 4 -70 C 42 -70 54 -42 42 -2 C 38 -24 32 -34 20 -40 C 2 -30 -22 -30 -33 -36 C -38"
                        + " -26 -40 -14 -42 -2 Z"),
        LONG(
                "M 0 -70 C 62 -70 60 -10 62 34 C 64 72 44 92 0 92 C -44 92 -64 72 -62 34 C -60 -10 -62 -70 0 -70 Z",
                "M -43 6 C -50 -44 -34 -66 0 -66 C 34 -66 50 -44 43 6 C 40 -22 26 -38 -4 -46 C -18 -38 -38 -22 -43 6 Z"),
        SWEPT(
                "",
                "M -42 -2 C -56 -40 -40 -70 -2 -70 C 38 -74 56 -40 42 -4 C 40 -20 36 -32 26 -44 C 6 -34 -18 -38 -30 -44 C"
                        + " -38 -34 -40 -18 -42 -2 Z"),
        CURLS(
                "M -50 10 C -74 4 -76 -28 -58 -36 C -66 -62 -40 -80 -22 -72 C -12 -90 22 -90 28 -72 C 50 -80 70 -58 60 -36"
                        + " C 78 -26 74 6 52 12 C 50 34 -48 34 -50 10 Z",
                "M -41 -8 C -48 -30 -40 -50 -28 -48 C -24 -60 -6 -60 0 -52 C 8 -62 26 -58 28 -48 C 42 -48 48 -28 41 -8 C 38"
                        + " -22 32 -28 26 -34 C 18 -28 8 -32 2 -38 C -8 -30 -18 -30 -26 -34 C -34 -28 -38 -20 -41 -8 Z"),
        FRINGE(
                "",
                "M -44 8 C -54 -50 -30 -72 0 -72 C 30 -72 54 -50 44 8 C 42 -8 40 -16 38 -24 C 24 -30 16 -26 10 -30 C 2 -24 -10"
                        + " -24 -16 -30 C -24 -24 -32 -24 -38 -24 C -40 -16 -42 -8 -44 8 Z"),
        BUN(
                "M -26 -66 C -34 -100 34 -100 26 -66 C 60 -50 50 20 40 26 C 30 30 -30 30 -40 26 C -50 20 -60 -50 -26 -66 Z",
                "M -42 4 C -52 -70 52 -70 42 4 C 38 -26 22 -44 0 -48 C -22 -44 -38 -26 -42 4 Z");

        final String behind;
        final String front;

        Hair(String behind, String front) {
            this.behind = behind;
            this.front = front;
        }
    }

    /** The beard or moustache, as an outline. */
    public enum Beard {
        NONE(""),
        MOUSTACHE("M 0 14 C -8 9 -18 14 -23 22 C -14 24 -6 21 0 18 C 6 21 14 24 23 22 C 18 14 8 9 0 14 Z"),
        FULL(
                "M -38 -2 C -42 46 -20 62 0 62 C 20 62 42 46 38 -2 C 36 10 28 14 20 14 C 10 8 -10 8 -20 14 C -28 14 -36 10 -38"
                        + " -2 Z");

        final String outline;

        Beard(String outline) {
            this.outline = outline;
        }
    }

    /** The kind of clothes. */
    public enum Cloth {
        SUIT,
        ROUND,
        SHAWL
    }
}
