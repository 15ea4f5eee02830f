package deluxe.stage.art;

import java.util.List;

/**
 * The colours of a table.
 *
 * @param name the name as it is stored in the settings
 * @param felt the cloth, from its lightest place outwards
 * @param weave light and dark rib of the cloth
 * @param dusk what darkens the cloth towards the edge, from the middle outwards
 * @param ornament what is printed on the cloth
 * @param wood the rail, from its darkest to its lightest grain
 * @param stain laid over the wood of the band at the top
 * @param metal gold or brass, along the fall of the light
 * @param gilt thin lines of that metal
 * @param jewel the stones in the rail's corners and the medals, from the glint outwards
 * @param plate the ground of plates and panels, from top to bottom
 * @param badge the ground of the clock, from top to bottom
 * @param ink text on plates
 * @param quietInk less important text on plates
 * @param lettering large text on plates, from top to bottom
 * @param halo the shadow or glow behind large text
 * @param back the lacquer on the back of a tile, along the fall of the light
 * @param inlay the gold inlay in that lacquer
 * @param glowing the light around tiles that can be played, from outside inwards
 * @param shade a tile's shadow on the cloth
 * @param contact the same close to the tile, where it touches the cloth
 * @param veil the veil over tiles that cannot be played
 */
public record Theme(
        String name,
        Ramp felt,
        Ramp weave,
        Ramp dusk,
        String ornament,
        Ramp wood,
        String stain,
        Ramp metal,
        String gilt,
        Ramp jewel,
        Ramp plate,
        Ramp badge,
        String ink,
        String quietInk,
        Ramp lettering,
        String halo,
        Ramp back,
        Inlay inlay,
        Ramp glowing,
        String shade,
        String contact,
        String veil) {
    private static final Ramp GOLD =
            Ramp.of("0 #5f3f0e 18 #b98a2e 36 #fbe9a5 50 #d8a83e 64 #8f6418 82 #f0cf73 100 #7a5315");
    private static final Ramp GOLD_LETTERS = Ramp.of("0 #fffbe6 45 #ffe596 55 #f0bf4c 100 #ffe9a8");
    private static final Ramp GOLDEN_LIGHT = Ramp.of("0 #ffbe3c 100 #ffe28a");
    private static final Ramp MAHOGANY = Ramp.of("0 #2a0d08 50 #6e2415 100 #b4532b");
    private static final Ramp DUSK =
            Ramp.of("0 rgba(255,236,170,.09) 35 rgba(255,236,170,.02) 60 rgba(0,0,0,.12) 100 rgba(0,6,2,.72)");

    private static final String CONTACT = "rgba(0,0,0,.85)";

    public static final Theme EMERALD = new Theme(
            "emerald",
            Ramp.of("0 #189a5e 30 #0e7a48 60 #075232 85 #053a22 100 #032715"),
            Ramp.of("0 rgba(255,255,255,.055) 100 rgba(0,0,0,.1)"),
            DUSK,
            "#f4d06e",
            MAHOGANY,
            "rgba(12,3,0,.5)",
            GOLD,
            "#e3b95c",
            Ramp.of("0 #7dffc0 40 #12a060 100 #02401f"),
            Ramp.of("0 #17392c 100 #061a12"),
            Ramp.of("0 #0b5f3e 100 #03281a"),
            "#f7e9c4",
            "#d9cba0",
            GOLD_LETTERS,
            "rgba(0,0,0,.8)",
            Ramp.of("0 #1c6a4a 40 #0d4a32 100 #052418"),
            Inlay.LOZENGES,
            GOLDEN_LIGHT,
            "rgba(0,10,4,.6)",
            CONTACT,
            "rgba(3,32,20,.56)");

    public static final Theme BLUE = new Theme(
            "blue",
            Ramp.of("0 #2a6fb4 30 #1b5190 60 #10356a 85 #0a244c 100 #061633"),
            Ramp.of("0 rgba(255,255,255,.05) 100 rgba(0,0,0,.13)"),
            DUSK,
            "#f1d890",
            Ramp.of("0 #1c0f08 50 #4a2c17 100 #80552e"),
            "rgba(6,3,6,.5)",
            GOLD,
            "#e3b95c",
            Ramp.of("0 #9fd4ff 40 #2769c9 100 #0a2152"),
            Ramp.of("0 #1c2f52 100 #081228"),
            Ramp.of("0 #1a4884 100 #091d40"),
            "#f4ecd2",
            "#d3cdb6",
            GOLD_LETTERS,
            "rgba(0,0,0,.8)",
            Ramp.of("0 #a33543 40 #74202e 100 #3a0d16"),
            Inlay.LOZENGES,
            GOLDEN_LIGHT,
            "rgba(0,4,14,.6)",
            CONTACT,
            "rgba(6,20,46,.56)");

    public static final Theme DAYLIGHT = new Theme(
            "daylight",
            Ramp.of("0 #dcecd9 30 #cfe2cd 60 #bcd3bb 85 #aac4aa 100 #9cb89d"),
            Ramp.of("0 rgba(255,255,255,.14) 100 rgba(30,60,30,.06)"),
            Ramp.of("0 rgba(255,255,240,.2) 60 rgba(255,255,240,0) 100 rgba(40,60,40,.22)"),
            "#7d6a2c",
            Ramp.of("0 #8a5d2c 50 #b98a52 100 #e0bd88"),
            "rgba(255,244,222,.3)",
            Ramp.of("0 #6e4b12 18 #b98a2e 36 #f3dc94 50 #c99a34 64 #8f6418 82 #e2bf62 100 #7a5315"),
            "#8a6417",
            Ramp.of("0 #8ff0c4 40 #149064 100 #064a30"),
            Ramp.of("0 #fffdf5 100 #efe6cf"),
            Ramp.of("0 #fffdf5 100 #e6efe0"),
            "#241a08",
            "#4f4328",
            Ramp.of("0 #4a2f04 50 #5d3c07 100 #3a2402"),
            "rgba(255,255,255,.7)",
            Ramp.of("0 #3d7d62 40 #28604a 100 #163c2d"),
            Inlay.LOZENGES,
            Ramp.of("0 #e07b00 100 #b34a00"),
            "rgba(30,40,24,.5)",
            CONTACT,
            "rgba(190,208,188,.62)");

    public static final List<Theme> ALL = List.of(EMERALD, BLUE, DAYLIGHT);

    /** The colour of the light around tiles that can be played: 0 is its outer rim, 1 its bright core. */
    public String glow(double inwards) {
        return Shade.between(glowing.first(), glowing.last(), inwards);
    }

    /** A name stands for one theme only. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Theme theme && name.equals(theme.name);
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }
}
