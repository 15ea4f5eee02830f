package deluxe.stage.tavern;

import deluxe.stage.art.Ramp;

/** Woods, metals and inks of the tavern. */
final class TavernColours {
    static final Ramp OAK = Ramp.of("0 #1c0f08 50 #4a2c17 100 #80552e");
    static final Ramp WALNUT = Ramp.of("0 #5d3417 50 #96602c 100 #c28e4b");
    static final Ramp RIM = Ramp.of("0 #2b1209 50 #5c2c14 100 #95582a");
    static final Ramp GOLD = Ramp.of("0 #8a6418 25 #f4d57c 50 #d4a23a 80 #f0ca68 100 #7d5813");
    static final Ramp PARCHMENT = Ramp.of("0 #f8ebcb 55 #eed9ab 85 #d9b97d 100 #b98f52");

    /** The ink of lines that a pen draws. */
    static final String PEN = "#2a160a";

    static final String INK = "#2b1708";
    static final String GOLD_LEAF = "#edc760";
    static final String LAPIS = "#1f4f8f";
    static final String VERMILION = "#b3262b";
    static final String WHITE = "#fff6e0";

    private TavernColours() {}
}
