package deluxe.stage.classic;

import deluxe.stage.art.Ramp;
import deluxe.stage.art.Theme;
import deluxe.stage.art.TileSet;

/** The pub's colours and materials. */
final class PubColours {
    static final String CHALK = "#eef0e6";
    static final String YELLOW_CHALK = "#f4dfa0";
    static final String BLUE_CHALK = "#a9cfe0";
    static final String OLD_CHALK = "#8b9591";
    static final Ramp OAK = Ramp.of("0 #1c0e06 50 #52301a 100 #8d5d32");
    static final Ramp FRAME = Ramp.of("0 #4a2a12 50 #8a5a2c 100 #bd8a4e");
    static final Ramp SLATE = Ramp.of("0 #3c4547 50 #2b3234 100 #1d2325");
    static final Ramp LEATHER = Ramp.of("0 #5a2418 100 #2a0d08");

    static final Theme THEME = new Theme(
            "pub",
            Ramp.of("0 #8d5d32 50 #52301a 100 #1c0e06"),
            Ramp.of("0 rgba(255,214,165,.06) 100 rgba(0,0,0,.2)"),
            Ramp.of("0 rgba(255,176,86,.1) 100 rgba(0,0,0,.7)"),
            "#f0cf73",
            OAK,
            "rgba(12,3,0,.5)",
            Theme.EMERALD.metal(),
            "#e3b95c",
            Ramp.of("0 #ffd9a0 40 #a4541c 100 #3f1605"),
            LEATHER,
            Ramp.of("0 #4a1d13 100 #240b06"),
            "#f7e4bb",
            "#dfc08a",
            Theme.EMERALD.lettering(),
            "rgba(0,0,0,.8)",
            Ramp.of("0 #4a3426 30 #2c1e15 70 #1b110b 100 #0f0906"),
            Rosette.INLAY,
            Ramp.of("0 #ffb43c 100 #ffdc82"),
            "rgba(8,3,0,.72)",
            "rgba(0,0,0,.9)",
            "rgba(24,12,4,.52)");

    /** Ivory by lamplight. */
    static final TileSet LAMPLIT = new TileSet(
            "lamplit",
            Ramp.of("0 #fffaea 35 #f9ebcb 75 #ebd5a8 100 #d8b985"),
            TileSet.IVORY.side(),
            TileSet.IVORY.base(),
            TileSet.IVORY.bevel(),
            TileSet.IVORY.grain(),
            TileSet.IVORY.rim(),
            TileSet.IVORY.groove(),
            TileSet.IVORY.ridge(),
            TileSet.IVORY.chamfer(),
            TileSet.IVORY.pips(),
            TileSet.IVORY.pipRadius(),
            TileSet.IVORY.pipSpacing(),
            TileSet.IVORY.pin());

    private PubColours() {}
}
