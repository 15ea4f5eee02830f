package deluxe.stage.tavern;

import deluxe.ports.Surface;

/** A mantle with golden borders over a tunic, and the hand that holds up a die. */
final class RobeArt {
    private static final String BODY =
            "M 58 474 Q 52 380 66 314 Q 76 268 112 252 Q 130 264 148 252 Q 184 268 194 314 Q 208 380 202 474 Z";
    private static final String MANTLE =
            "M 112 252 Q 70 268 60 318 Q 44 390 50 474 L 100 474 Q 94 400 104 340 Q 110 296 120 262 Z";
    private static final String BORDER = "M 112 252 Q 118 262 120 262 Q 110 296 104 340 Q 94 400 100 474";
    private static final String LIGHT = "rgba(255,250,235,.6)";

    private final Surface surface;
    private final InkPath ink;
    private final TavernPerson person;

    RobeArt(Surface surface, TavernPerson person) {
        this.surface = surface;
        this.ink = new InkPath(surface);
        this.person = person;
    }

    void paint() {
        ink.drawn(BODY, person.tunic().flat);
        surface.save();
        ink.shape(BODY);
        surface.clip();
        ink.lines(
                person.tunic().fold,
                2.2,
                "M 120 300 Q 116 380 122 474",
                "M 142 300 Q 146 380 140 474",
                "M 104 330 Q 96 400 102 474",
                "M 158 330 Q 166 400 158 474");
        ink.lines(LIGHT, 1.2, "M 124 304 Q 120 380 126 474", "M 146 306 Q 150 380 144 474");
        for (int row = 0; row < 9; row++) {
            for (int column = 0; column < 5; column++) {
                badge(70 + column * 26 + row % 2 * 13, 280 + row * 22);
            }
        }
        surface.restore();
        mantle();
        surface.save();
        surface.translate(260, 0);
        surface.scale(-1, 1);
        mantle();
        surface.restore();
        ink.dot(130, 266, 7.5, "#f2cf70");
        ink.ring(130, 266, 7.5, InkPath.INK, 1.6);
        ink.dot(130, 266, 3.8, Pigment.VERMILION.flat);
        ink.ring(130, 266, 3.8, InkPath.INK, 1);
    }

    private void badge(double x, double y) {
        switch (person.badge()) {
            case NONE -> {}
            case STARS -> {
                surface.save();
                surface.translate(x, y);
                for (int turn = 0; turn < 2; turn++) {
                    surface.rotate(Math.PI / 4);
                    ink.shape("M -3 -3 L 3 -3 L 3 3 L -3 3 Z").fill("#f2cf70");
                }
                surface.restore();
            }
            case RINGS -> {
                ink.ring(x, y, 4.4, person.mantle().flat, 1.3);
                ink.dot(x, y, 1.8, TavernColours.GOLD_LEAF);
            }
            case SQUARES -> {
                surface.save();
                surface.translate(x, y);
                ink.shape("M -3 -3 L 3 -3 L 3 3 L -3 3 Z").stroke(person.tunic().fold, 1.2);
                surface.restore();
                ink.dot(x, y, 1.4, Pigment.VERMILION.flat);
            }
            case SHELLS -> {
                surface.save();
                surface.translate(x, y);
                ink.shape("M 0 4 L -5 -1 Q -4 -5 0 -5 Q 4 -5 5 -1 Z").fill("#f7efdc");
                ink.lines(person.tunic().fold, .7, "M 0 4 L -2 -4", "M 0 4 L 2 -4");
                surface.restore();
            }
        }
    }

    private void mantle() {
        ink.drawn(MANTLE, person.mantle().flat);
        surface.save();
        ink.shape(MANTLE);
        surface.clip();
        ink.lines(
                person.mantle().fold,
                2.6,
                "M 84 280 Q 64 350 70 474",
                "M 94 290 Q 80 370 86 474",
                "M 70 300 Q 52 380 58 474");
        ink.lines(LIGHT, 1.3, "M 80 282 Q 60 350 66 474", "M 91 296 Q 77 370 83 474");
        if (person.isKing()) {
            for (int row = 0; row < 7; row++) {
                castle(76 + row % 2, 286 + row * 30);
            }
        }
        surface.restore();
        ink.lines(InkPath.INK, 7.4, BORDER);
        ink.lines(TavernColours.GOLD_LEAF, 5, BORDER);
        surface.save();
        surface.dash(.1, 6);
        ink.lines(Pigment.VERMILION.flat, 2.2, BORDER);
        surface.dash();
        surface.restore();
    }

    private void castle(double x, double y) {
        surface.save();
        surface.translate(x, y);
        ink.shape("M -5 4 L -5 -8 L -2 -8 L -2 -4 L -1 -4 L -1 -10 L 1 -10 L 1 -4 L 2 -4 L 2 -8 L 5 -8 L 5 4 Z")
                .fill("#f2cf70");
        ink.shape("M -1 4 L -1 0 L 1 0 L 1 4 Z").fill(InkPath.INK);
        surface.restore();
    }

    /** The hand is raised like that of a speaker, with a die between the fingers. */
    void hand() {
        Pigment sleeve = person.tunic();
        ink.drawn("M 176 474 Q 172 420 178 388 L 206 392 Q 214 430 212 474 Z", sleeve.flat);
        ink.lines(sleeve.fold, 2, "M 184 400 Q 182 430 186 474", "M 196 402 Q 198 430 198 474");
        ink.drawn("M 176 392 L 208 396 L 209 386 L 177 382 Z", TavernColours.GOLD_LEAF, 1.6);
        ink.drawn(
                "M 181 384 Q 176 366 180 352 Q 181 344 185 345 L 186 356 L 187 334 Q 188 328 192 329 L 193 352 L 196 332 Q 198 327 201 329"
                        + " L 200 354 L 205 340 Q 208 336 210 339 L 207 362 Q 207 378 204 386 Z",
                person.flesh(),
                1.7);
        ink.lines("rgba(120,60,30,.55)", 1, "M 188 358 Q 194 362 202 358", "M 190 370 Q 196 373 203 369");
        surface.save();
        surface.translate(176, 338);
        surface.rotate(-.28);
        ink.drawn("M -11 -11 L 11 -11 L 11 11 L -11 11 Z", "#f7ecd0", 1.8);
        for (Dot pip : DieSprites.pips(5)) {
            ink.dot(pip.x() / 3, pip.y() / 3, 1.9, InkPath.INK);
        }
        surface.restore();
        ink.drawn("M 172 352 Q 166 346 168 339 Q 171 336 174 341 L 181 352 Z", person.flesh(), 1.5);
    }
}
