package deluxe.stage.tavern;

import deluxe.ports.Surface;

/** A face in three-quarter view, as illuminators drew them all; brows and mouth show how the person's luck runs. */
final class FaceArt {
    private static final String FACE =
            "M 99 178 Q 97 214 114 230 Q 128 241 143 231 Q 161 215 161 180 Q 160 148 130 147 Q 100 148 99 178 Z";

    private final Surface surface;
    private final InkPath ink;
    private final TavernPerson person;
    private final Fortune fortune;

    FaceArt(Surface surface, TavernPerson person, Fortune fortune) {
        this.surface = surface;
        this.ink = new InkPath(surface);
        this.person = person;
        this.fortune = fortune;
    }

    void paint() {
        ink.drawn("M 114 222 L 114 250 Q 130 262 146 250 L 146 222 Z", person.flesh());
        ink.shape("M 115 232 Q 130 246 145 232 L 145 240 Q 130 252 115 240 Z").fill(person.shadedFlesh());
        ink.drawn(FACE, person.flesh());
        surface.save();
        ink.shape(FACE);
        surface.clip();
        surface.alpha(.55);
        ink.shape("M 161 170 Q 158 214 138 236 L 166 240 L 170 160 Z").fill(person.shadedFlesh());
        surface.alpha(fortune == Fortune.GOOD ? .75 : .5);
        ink.dot(112, 208, 7.5, "#e58a74");
        ink.dot(147, 207, 7.5, "#e58a74");
        surface.restore();
        eye(115, 188, true);
        eye(144, 188, false);
        ink.lines(InkPath.INK, 1.6, "M 137 178 Q 133 184 134 196 Q 138 204 134 206 Q 129 208 124 205");
        ink.lines(InkPath.INK, 1.1, "M 125 205 Q 122 203 124 200");
    }

    private void eye(int x, int y, boolean isLeft) {
        surface.save();
        surface.translate(x, y);
        double open = fortune == Fortune.BAD ? .82 : 1;
        surface.scale(1, open);
        String almond = "M -9 1 Q 0 -8 9 0 Q 0 6 -9 1 Z";
        ink.shape(almond).fill("#fbf6ea").stroke(InkPath.INK, 1);
        ink.lines(InkPath.INK, 2.2, "M -10 1 Q 0 -9 10 0");
        ink.dot(person.look(), -1, 3.1, InkPath.INK);
        ink.dot(person.look() - 1, -2, .9, "#ffffff");
        surface.restore();
        surface.save();
        surface.translate(x, y - (fortune == Fortune.GOOD ? 1.5 : 0));
        surface.rotate((isLeft ? 1 : -1) * fortune.frown);
        ink.lines(person.isDark() ? "#2f211a" : "#6a4424", 2.4, "M -11 -10 Q 0 -18 11 -11");
        surface.restore();
        surface.save();
        surface.translate(x, y);
        ink.lines("rgba(120,60,30,.5)", 1, "M -7 7 Q 0 10 7 6");
        surface.restore();
    }

    /** Painted after the beard, which would hide it. */
    void mouth() {
        ink.shape("M 120 217 Q 125 214 129 216 Q 133 214 138 217 Q 130 223 120 217 Z")
                .fill("#b5392f");
        ink.lines(
                InkPath.INK,
                1.3,
                switch (fortune) {
                    case GOOD -> "M 117 214 Q 129 223 141 213";
                    case EVEN -> "M 118 217 Q 129 219 140 217";
                    case BAD -> "M 118 220 Q 129 214 140 220";
                });
    }
}
