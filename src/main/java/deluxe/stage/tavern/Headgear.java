package deluxe.stage.tavern;

import deluxe.ports.Surface;
import deluxe.stage.art.Ramp;

/** A person's headgear, with hair and beard: drawn over the face. */
enum Headgear {
    CROWN,
    TOQUE,
    TURBAN,
    COIF,
    LOCKS,
    TONSURE,
    MAIL,
    HOOD;

    private static final String BROWN = "#7a4a22";
    private static final String DARK_BROWN = "#4a2a10";
    private static final String BLACK = "#2f211a";
    private static final String GREY = "#6d5848";
    private static final String LINEN = "#f7efdc";
    private static final String LINEN_FOLD = "#b9a88a";
    private static final String FAIR = "#b98442";
    private static final String FAIR_DARK = "#7f5522";
    private static final String STEEL = "#a9b0b5";
    private static final String STEEL_DARK = "#5f676d";
    private static final Ramp BOWL = Ramp.of("0 #6d757b 30 #dfe5e8 55 #a9b0b5 100 #555c62");

    void paint(Surface surface, InkPath ink) {
        switch (this) {
            case CROWN -> {
                bob(ink, BROWN, DARK_BROWN);
                shortBeard(ink, BROWN, DARK_BROWN);
                crown(ink);
            }
            case TOQUE -> toque(surface, ink);
            case TURBAN -> {
                longBeard(ink, BLACK, GREY);
                turban(surface, ink);
            }
            case COIF -> {
                stubble(ink);
                coif(ink);
            }
            case LOCKS -> {
                bob(ink, FAIR, FAIR_DARK);
                circlet(ink);
            }
            case TONSURE -> tonsure(ink);
            case MAIL -> {
                shortBeard(ink, BLACK, GREY);
                mail(surface, ink);
            }
            case HOOD -> hood(ink);
        }
    }

    private static void bob(InkPath ink, String hair, String strands) {
        ink.drawn(
                "M 98 196 Q 84 214 90 232 Q 100 240 106 226 Q 100 208 101 186 Q 112 170 130 170 Q 150 170 159 186 Q 160 210 154 226"
                        + " Q 160 240 170 232 Q 178 212 162 194 Q 166 146 130 143 Q 94 146 98 196 Z",
                hair);
        ink.lines(
                strands,
                1.3,
                "M 96 200 Q 90 216 96 231",
                "M 102 180 Q 112 164 130 163",
                "M 165 200 Q 170 216 164 231",
                "M 158 180 Q 148 165 130 163",
                "M 100 172 Q 114 156 130 155 Q 150 156 161 172");
    }

    private static void crown(InkPath ink) {
        ink.drawn(
                "M 97 160 L 93 122 Q 100 130 106 141 Q 110 128 116 126 Q 119 132 118 140 Q 124 122 130 114 Q 136 122 142 140"
                        + " Q 141 132 144 126 Q 150 128 154 141 Q 160 130 167 122 L 163 160 Q 130 148 97 160 Z",
                TavernColours.GOLD_LEAF);
        ink.drawn("M 97 160 Q 130 148 163 160 L 163 168 Q 130 156 97 168 Z", "#c8943a", 1.6);
        jewel(ink, 106, 161, Pigment.VERMILION.flat);
        jewel(ink, 130, 156, Pigment.LAPIS.flat);
        jewel(ink, 154, 161, Pigment.VERMILION.flat);
        jewel(ink, 93, 121, "#fff2b8");
        jewel(ink, 130, 112, "#fff2b8");
        jewel(ink, 167, 121, "#fff2b8");
    }

    private static void jewel(InkPath ink, double x, double y, String colour) {
        ink.dot(x, y, 3.3, colour);
        ink.ring(x, y, 3.3, InkPath.INK, 1.2);
    }

    private static void circlet(InkPath ink) {
        ink.drawn("M 98 168 Q 130 154 162 168 L 162 175 Q 130 161 98 175 Z", TavernColours.GOLD_LEAF, 1.5);
        jewel(ink, 130, 164, Pigment.GREEN.flat);
    }

    private static void shortBeard(InkPath ink, String hair, String strands) {
        ink.drawn(
                "M 101 206 Q 104 240 130 247 Q 156 240 159 206 Q 154 224 143 223 Q 134 210 129 212 Q 122 210 114 223 Q 106 222 101 206 Z",
                hair,
                1.6);
        ink.lines(
                strands,
                1.2,
                "M 110 226 Q 116 238 126 243",
                "M 120 226 Q 124 238 129 244",
                "M 138 226 Q 136 238 131 244",
                "M 149 226 Q 144 238 135 243");
    }

    private static void longBeard(InkPath ink, String hair, String strands) {
        ink.drawn(
                "M 100 200 Q 103 246 131 262 Q 157 246 160 200 Q 155 222 144 221 Q 134 209 129 211 Q 122 209 114 222 Q 104 220 100 200 Z",
                hair,
                1.6);
        ink.lines(
                strands,
                1.2,
                "M 108 222 Q 114 244 128 256",
                "M 118 228 Q 122 246 130 257",
                "M 140 228 Q 138 246 132 257",
                "M 151 222 Q 146 244 134 256");
    }

    private static void stubble(InkPath ink) {
        for (int hair = 0; hair < 22; hair++) {
            double along = (hair + .5) / 22;
            double x = 104 + 52 * along;
            double y = 218 + 18 * Math.sin(Math.PI * along) + hair % 3 * 2.4 - 4;
            ink.dot(x, y, .9, "rgba(74,42,16,.55)");
        }
    }

    private static void toque(Surface surface, InkPath ink) {
        ink.drawn(
                "M 98 160 Q 82 200 88 262 Q 100 282 114 262 Q 102 226 104 176 Z M 162 160 Q 178 200 172 262 Q 160 282 146 262"
                        + " Q 158 226 156 176 Z",
                LINEN);
        ink.lines(
                LINEN_FOLD,
                1.4,
                "M 94 190 Q 90 230 98 264",
                "M 100 196 Q 98 236 106 264",
                "M 166 190 Q 170 230 162 264",
                "M 160 196 Q 162 236 154 264");
        ink.drawn(
                "M 101 196 Q 103 238 130 248 Q 157 238 159 196 Q 160 236 148 246 Q 130 258 112 246 Q 100 236 101 196 Z",
                LINEN,
                1.6);
        String hat = "M 94 166 Q 92 128 100 106 Q 130 94 160 106 Q 168 128 166 166 Q 130 152 94 166 Z";
        ink.drawn(hat, LINEN);
        surface.save();
        ink.shape(hat);
        surface.clip();
        for (int pleat = 0; pleat < 9; pleat++) {
            int below = 97 + pleat * 8;
            int above = below + 4 - pleat;
            ink.lines(
                    pleat % 2 == 0 ? Pigment.LAPIS.flat : Pigment.VERMILION.flat,
                    2.6,
                    "M " + below + " 168 L " + above + " 98");
        }
        surface.restore();
        ink.outline(hat, 2.1);
        ink.drawn("M 94 166 Q 130 152 166 166 L 166 157 Q 130 143 94 157 Z", TavernColours.GOLD_LEAF, 1.6);
        ink.drawn("M 99 110 Q 130 97 161 110 L 160 103 Q 130 90 100 103 Z", TavernColours.GOLD_LEAF, 1.6);
    }

    private static void turban(Surface surface, InkPath ink) {
        String cloth =
                "M 92 176 Q 84 140 108 126 Q 130 112 154 126 Q 176 142 168 176 Q 150 160 130 162 Q 110 160 92 176 Z";
        ink.drawn(cloth, LINEN);
        surface.save();
        ink.shape(cloth);
        surface.clip();
        ink.lines(
                "#8f7f66",
                1.5,
                "M 90 168 Q 120 128 168 142",
                "M 92 178 Q 130 138 172 158",
                "M 96 150 Q 124 120 160 130",
                "M 110 168 Q 140 142 170 166");
        ink.lines(Pigment.LAPIS.flat, 2, "M 90 164 Q 120 124 168 138");
        ink.lines(Pigment.VERMILION.flat, 1.6, "M 94 174 Q 131 134 172 153");
        surface.restore();
        ink.drawn("M 160 168 Q 172 190 170 232 Q 164 244 158 236 Q 162 204 152 170 Z", LINEN, 1.7);
        ink.lines("#8f7f66", 1.3, "M 164 186 Q 168 210 164 234");
    }

    /** A close linen cap, tied under the chin. */
    private static void coif(InkPath ink) {
        ink.drawn(
                "M 97 192 Q 90 146 130 141 Q 170 146 163 192 Q 162 206 157 214 Q 158 186 150 172 Q 130 160 110 172 Q 102 186 103 214"
                        + " Q 98 206 97 192 Z",
                LINEN);
        ink.lines(LINEN_FOLD, 1.4, "M 130 142 L 130 163", "M 112 148 Q 104 162 101 184", "M 148 148 Q 156 162 159 184");
        ink.lines(InkPath.INK, 3.4, "M 103 212 Q 110 236 129 243", "M 157 212 Q 150 236 131 243");
        ink.lines(LINEN, 1.8, "M 103 212 Q 110 236 129 243", "M 157 212 Q 150 236 131 243");
    }

    /** A ring of hair round a shaven crown, and the cowl round the neck. */
    private static void tonsure(InkPath ink) {
        ink.drawn(
                "M 97 200 Q 88 176 100 160 Q 113 150 130 153 Q 147 150 160 160 Q 172 176 163 200 Q 160 184 154 174 Q 144 166 130 167"
                        + " Q 116 166 106 174 Q 100 184 97 200 Z",
                "#8c7a64");
        ink.lines(
                "#5c4c3a",
                1.2,
                "M 100 178 Q 108 164 122 160",
                "M 160 178 Q 152 164 138 160",
                "M 97 190 Q 98 178 103 170",
                "M 163 190 Q 162 178 157 170");
        ink.lines("rgba(255,255,255,.7)", 1.6, "M 118 149 Q 128 144 138 147");
        ink.drawn(
                "M 92 262 Q 106 236 116 240 Q 130 254 144 240 Q 154 236 168 262 Q 150 280 130 281 Q 110 280 92 262 Z",
                Pigment.WOOL.flat);
        ink.lines(Pigment.WOOL.fold, 1.6, "M 104 262 Q 130 278 156 262", "M 112 252 Q 130 266 148 252");
    }

    /** A mail hood under an iron hat. */
    private static void mail(Surface surface, InkPath ink) {
        String hood =
                "M 96 176 Q 88 216 84 264 Q 106 284 130 284 Q 154 284 176 264 Q 172 216 164 176 Q 164 214 152 234 Q 130 252 108 234"
                        + " Q 96 214 96 176 Z";
        ink.drawn(hood, STEEL);
        surface.save();
        ink.shape(hood);
        surface.clip();
        for (int row = 0; row < 20; row++) {
            for (int link = 0; link < 17; link++) {
                ink.ring(80 + link * 6 + row % 2 * 3, 176 + row * 5.6, 2.7, STEEL_DARK, .8);
            }
        }
        surface.restore();
        ink.outline(hood, 2);
        String bowl = "M 98 166 Q 100 122 130 116 Q 160 122 162 166 Q 130 154 98 166 Z";
        ink.shape(bowl).fill(BOWL.across(98, 162));
        ink.outline(bowl, 2.1);
        ink.lines(STEEL_DARK, 1.4, "M 130 117 L 130 157");
        ink.drawn("M 78 174 Q 130 146 182 174 Q 180 182 174 182 Q 130 158 86 182 Q 80 182 78 174 Z", "#c7ced2");
        for (int rivet = 0; rivet < 5; rivet++) {
            ink.dot(102 + rivet * 14, 164 - 3 * Math.sin(Math.PI * rivet / 4) * 1.4, 1.5, STEEL_DARK);
        }
    }

    /** A traveller's woollen hood with its cape. */
    private static void hood(InkPath ink) {
        ink.drawn(
                "M 100 214 Q 84 170 104 146 Q 118 128 142 124 Q 150 108 166 104 Q 160 122 158 138 Q 176 164 162 212 Q 164 184 152 170"
                        + " Q 130 156 110 170 Q 98 184 100 214 Z",
                Pigment.GREEN.flat);
        ink.lines(
                Pigment.GREEN.fold,
                1.8,
                "M 106 156 Q 122 138 146 134",
                "M 156 150 Q 166 172 162 196",
                "M 104 168 Q 98 182 99 200");
        ink.drawn(
                "M 86 276 Q 92 246 104 232 Q 116 246 130 248 Q 144 246 156 232 Q 168 246 174 276 Q 152 292 130 292 Q 108 292 86 276 Z",
                Pigment.GREEN.flat);
        ink.lines(
                Pigment.GREEN.fold,
                1.8,
                "M 104 250 Q 102 268 106 284",
                "M 156 250 Q 158 268 154 284",
                "M 130 258 L 130 290");
        ink.lines("rgba(255,250,235,.55)", 1.2, "M 110 252 Q 108 268 112 284", "M 150 252 Q 152 268 148 284");
    }
}
