package deluxe.stage.classic;

import deluxe.stage.art.Ramp;
import deluxe.stage.art.Theme;
import deluxe.stage.art.TileSet;
import java.util.Collections;
import java.util.Optional;

/** The veranda's colours and materials. */
final class VerandaColours {
    static final String SAGE = "#7f9b80";
    static final String DARK_SAGE = "#4f6b55";
    static final String INK = "#33423b";
    static final String TERRACOTTA = "#c2613f";
    static final String DARK_TERRACOTTA = "#93402a";
    static final String SKY = "#8fb9cf";
    static final String DARK_SKY = "#5f8ea8";
    static final String LINEN = "#ece2cf";
    static final String CREAM = "#fffaf0";
    static final Ramp BIRCH = Ramp.of("0 #c2955f 50 #e2c08c 100 #f2dcb4");

    static final Theme THEME = new Theme(
            "veranda",
            Ramp.of("0 #fbf6ea 60 #ece2cf 100 #6f6656"),
            Ramp.of("0 rgba(255,252,240,.22) 100 rgba(60,50,40,.14)"),
            Ramp.of("0 rgba(255,255,255,0) 100 rgba(95,105,125,.2)"),
            DARK_SAGE,
            BIRCH,
            "rgba(255,253,244,.3)",
            Ramp.of("0 #8a4a30 25 #e29a75 50 #c2613f 78 #f0b592 100 #803820"),
            "#b98a2e",
            Ramp.of("0 #c3ddc2 40 #6f8f72 100 #3c5443"),
            Ramp.of("0 #fffcf4 100 #efe5d1"),
            Ramp.of("0 #fffaf0 100 #ece2cf"),
            INK,
            "#665e4c",
            Ramp.of("0 #93402a 100 #7d3420"),
            "rgba(255,255,255,.7)",
            Ramp.of("0 #5a4232 30 #38271c 70 #241811 100 #160e09"),
            Rosette.INLAY,
            Ramp.of("0 #e07b00 100 #b34a00"),
            "rgba(70,62,66,.46)",
            "rgba(58,44,36,.66)",
            "rgba(200,192,176,.5)");

    private static final TileSet SPENT = new TileSet(
            "spent",
            Ramp.of("0 #e9e6df 35 #dedad1 75 #cdc8bd 100 #b4aea2"),
            Ramp.of("0 #bdb6a8 100 #8a8375"),
            "#3a352e",
            Ramp.of("0 rgba(255,255,255,.7) 42 rgba(255,255,255,.2) 58 rgba(90,84,74,.12) 100 rgba(80,74,64,.5)"),
            "rgba(90,84,74,.06)",
            "rgba(80,74,64,.5)",
            "rgba(80,74,66,.7)",
            "rgba(255,255,255,.9)",
            Ramp.of("0 rgba(90,84,74,.7) 50 rgba(120,112,100,.2) 100 #fbfaf6"),
            Collections.nCopies(9, Ramp.of("4 #a39d93 50 #4f4a43 100 #23211e")),
            TileSet.IVORY.pipRadius(),
            TileSet.IVORY.pipSpacing(),
            Optional.of(Ramp.of("5 #f4f1e8 35 #c9c1ae 75 #8f8775 100 #4d473b")));

    /** Grey enough to differ from the white of the other tiles, with black pips. */
    private static final TileSet SPENT_IN_CONTRAST = new TileSet(
            "spent in contrast",
            Ramp.of("0 #cfcfcf 100 #cfcfcf"),
            TileSet.HIGH_CONTRAST.side(),
            TileSet.HIGH_CONTRAST.base(),
            TileSet.HIGH_CONTRAST.bevel(),
            TileSet.HIGH_CONTRAST.grain(),
            TileSet.HIGH_CONTRAST.rim(),
            TileSet.HIGH_CONTRAST.groove(),
            TileSet.HIGH_CONTRAST.ridge(),
            TileSet.HIGH_CONTRAST.chamfer(),
            TileSet.HIGH_CONTRAST.pips(),
            TileSet.HIGH_CONTRAST.pipRadius(),
            TileSet.HIGH_CONTRAST.pipSpacing(),
            TileSet.HIGH_CONTRAST.pin());

    private VerandaColours() {}

    /** The set for tiles that no longer matter, if the others are of this set. */
    static TileSet spent(TileSet others) {
        return others.equals(TileSet.HIGH_CONTRAST) ? SPENT_IN_CONTRAST : SPENT;
    }
}
