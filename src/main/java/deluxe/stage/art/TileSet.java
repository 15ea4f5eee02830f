package deluxe.stage.art;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * What tiles are made of. All sets have the same shapes: a body with a thickness, a bevelled face, engraved pips.
 *
 * @param name the name as it is stored in the settings
 * @param face the upper side, along the fall of the light
 * @param side the body under the face, from top to bottom
 * @param base the dark foot of the body
 * @param bevel the light on the face's edge, along the fall of the light
 * @param grain colour of the faint streaks in the face
 * @param rim colour of the face's outline
 * @param groove the divider's dark line
 * @param ridge the divider's light line
 * @param chamfer the edge of an engraved pip, along the fall of the light
 * @param pips the colours of 1 to 9 pips, each lit and in shade
 * @param pipRadius the radius of a pip, in u
 * @param pipSpacing the distance from one pip's centre to the next, in u
 * @param pin the metal of the pin that holds the halves together, from its glint outwards, if there is one
 */
public record TileSet(
        String name,
        Ramp face,
        Ramp side,
        String base,
        Ramp bevel,
        String grain,
        String rim,
        String groove,
        String ridge,
        Ramp chamfer,
        List<Ramp> pips,
        double pipRadius,
        double pipSpacing,
        Optional<Ramp> pin) {
    private static final int MOST_PIPS = 9;
    private static final Ramp BRASS = Ramp.of("5 #fffbe0 30 #f5d274 70 #b27f24 100 #5b3a08");

    public static final TileSet IVORY = new TileSet(
            "ivory",
            Ramp.of("0 #fffdf4 35 #fbf2dc 75 #f0e0bd 100 #e2cb9c"),
            Ramp.of("0 #d8bf8e 100 #a98a52"),
            "#15100c",
            Ramp.of("0 rgba(255,255,255,.95) 42 rgba(255,255,255,.25) 58 rgba(150,110,50,.14) 100 rgba(120,80,25,.6)"),
            "rgba(122,85,32,.055)",
            "rgba(110,78,30,.6)",
            "rgba(90,62,22,.78)",
            "rgba(255,255,255,.95)",
            Ramp.of("0 rgba(110,80,35,.8) 50 rgba(150,115,60,.25) 100 #fffffa"),
            pips(
                    "#3f8ef0 #0d3f93",
                    "#27b877 #06603a",
                    "#e8404a #8c0f1c",
                    "#a45be0 #4a1785",
                    "#f59a3a #a8480a",
                    "#44607c #0b1a2a",
                    "#f06ab4 #8f0b55",
                    "#27b9d2 #03566a",
                    "#cfa21f #5e4300"),
            .108,
            .288,
            Optional.of(BRASS));

    public static final TileSet EBONY = new TileSet(
            "ebony",
            Ramp.of("0 #3b373d 35 #2c2a2f 75 #232126 100 #161418"),
            Ramp.of("0 #8f7a4e 100 #54431f"),
            "#0a0807",
            Ramp.of("0 rgba(255,255,255,.5) 42 rgba(255,255,255,.1) 58 rgba(0,0,0,.2) 100 rgba(0,0,0,.7)"),
            "rgba(255,240,210,.035)",
            "rgba(226,190,110,.62)",
            "rgba(0,0,0,.85)",
            "rgba(226,190,110,.6)",
            Ramp.of("0 rgba(0,0,0,.9) 50 rgba(0,0,0,.4) 100 rgba(255,240,205,.55)"),
            pips(
                    "#a8d2ff #3f8fec",
                    "#a2f3c9 #2bb97a",
                    "#ffb3b3 #ee4f57",
                    "#dcbcff #b07cf0",
                    "#ffd9a3 #f0922e",
                    "#ffffff #b9c6d4",
                    "#ffcbe6 #ec62ab",
                    "#b2f6fa #2bbcc8",
                    "#f2dcae #c39a52"),
            .108,
            .288,
            Optional.of(BRASS));

    public static final TileSet HIGH_CONTRAST = new TileSet(
            "contrast",
            Ramp.of("0 #ffffff 100 #ffffff"),
            Ramp.of("0 #8c8c8c 100 #5a5a5a"),
            "#000000",
            Ramp.of("0 rgba(255,255,255,0) 100 rgba(0,0,0,.12)"),
            "rgba(0,0,0,0)",
            "#000000",
            "#000000",
            "rgba(255,255,255,0)",
            Ramp.of("0 #000000 100 #000000"),
            Collections.nCopies(MOST_PIPS, pip("#000000 #000000")),
            .105,
            .31,
            Optional.empty());

    public static final List<TileSet> ALL = List.of(IVORY, EBONY, HIGH_CONTRAST);

    public TileSet {
        if (pips.size() != MOST_PIPS) {
            throw new IllegalArgumentException("a set has colours for 1 to 9 pips");
        }
        pips = List.copyOf(pips);
    }

    /** The colours of 1 to 9 pips, each as its light and its dark colour. */
    public static List<Ramp> pips(String... lightAndDark) {
        List<Ramp> pips = new ArrayList<>();
        for (String colours : lightAndDark) {
            pips.add(pip(colours));
        }
        return pips;
    }

    private static Ramp pip(String lightAndDark) {
        int blank = lightAndDark.indexOf(' ');
        String light = lightAndDark.substring(0, blank);
        String dark = lightAndDark.substring(blank + 1);
        return Ramp.of("4 " + light + " 50 " + dark + " 100 " + Shade.between(dark, "#000000", .8));
    }

    /** A name stands for one set only. */
    @Override
    public boolean equals(Object other) {
        return other instanceof TileSet set && name.equals(set.name);
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }
}
