package deluxe.stage.retouch;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.ports.Paint;
import deluxe.ports.PaintedSurface;
import deluxe.ports.RecordingSurface;
import deluxe.ports.Surface;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RetouchTest {
    private static final int WIDTH = 300;
    private static final int HEIGHT = 200;

    private final Retouch retouch = new Retouch();

    /** A coloured card, turned around its middle. */
    private record Card(double x, double y, double width, double height, double turn, double alpha, String colour) {
        static Card any(Random chance) {
            return new Card(
                    chance.nextDouble() * WIDTH,
                    chance.nextDouble() * HEIGHT,
                    4 + chance.nextDouble() * 40,
                    4 + chance.nextDouble() * 40,
                    chance.nextInt(3) == 0 ? chance.nextDouble() * 6 : 0,
                    chance.nextInt(3) == 0 ? chance.nextDouble() : 1,
                    "c" + chance.nextInt(9));
        }

        void paint(Surface surface) {
            surface.save();
            surface.translate(x, y);
            surface.rotate(turn);
            surface.alpha(alpha);
            surface.begin();
            surface.rectangle(-width / 2, -height / 2, width, height);
            surface.fill(Paint.of(colour));
            surface.stroke(Paint.of("edge"), 1.5);
            surface.text(colour, 0, 0, new Surface.Face("Any", 400, 9), Surface.Align.CENTRE, Paint.of("text"));
            surface.restore();
        }
    }

    private static Consumer<Surface> pictureOf(List<Card> cards) {
        List<Card> lying = List.copyOf(cards);
        return surface -> {
            surface.begin();
            surface.rectangle(0, 0, WIDTH, HEIGHT);
            surface.fill(Paint.of("ground"));
            lying.forEach(card -> card.paint(surface));
        };
    }

    private static void change(List<Card> cards, Random chance) {
        for (int change = chance.nextInt(4); change >= 0; change--) {
            int at = chance.nextInt(cards.size());
            switch (chance.nextInt(5)) {
                case 0 -> cards.add(at, Card.any(chance));
                case 1 -> cards.add(cards.remove(at));
                case 2 -> cards.set(at, Card.any(chance));
                case 3 -> {
                    if (cards.size() > 1) {
                        cards.remove(at);
                    }
                }
                default -> {
                    Card card = cards.get(at);
                    cards.set(
                            at,
                            new Card(
                                    card.x + 2,
                                    card.y + 1,
                                    card.width,
                                    card.height,
                                    card.turn,
                                    card.alpha,
                                    card.colour));
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {1, 1.5, 2})
    void aPictureRetouchedLooksLikeOnePaintedWhole(double ratio) {
        Random chance = new Random(5);
        PaintedSurface retouched = new PaintedSurface(WIDTH, HEIGHT, ratio);
        List<Card> cards = new ArrayList<>(List.of(Card.any(chance)));
        for (int step = 0; step < 150; step++) {
            change(cards, chance);
            PaintedSurface whole = new PaintedSurface(WIDTH, HEIGHT, ratio);
            pictureOf(cards).accept(whole);

            retouch.paint(retouched, WIDTH, HEIGHT, pictureOf(cards));

            assertThat(retouched.differences(whole)).as("step " + step).isLessThan(PaintedSurface.SLANTED);
        }
    }

    @Test
    void nothingIsPaintedWhereNothingHasChanged() {
        Random chance = new Random(5);
        List<Card> cards = List.of(Card.any(chance), Card.any(chance));
        RecordingSurface surface = new RecordingSurface(1);
        retouch.paint(surface, WIDTH, HEIGHT, pictureOf(cards));
        long painted = surface.count("fill");

        retouch.paint(surface, WIDTH, HEIGHT, pictureOf(cards));

        assertThat(surface.count("fill")).isEqualTo(painted);
    }

    @Test
    void onlyWhatTouchesTheChangeIsPaintedAgain() {
        Card far = new Card(30, 30, 20, 20, 0, 1, "far");
        Card near = new Card(250, 150, 20, 20, 0, 1, "near");
        Card moved = new Card(260, 150, 20, 20, 0, 1, "near");
        RecordingSurface surface = new RecordingSurface(1);
        retouch.paint(surface, WIDTH, HEIGHT, pictureOf(List.of(far, near)));

        retouch.paint(surface, WIDTH, HEIGHT, pictureOf(List.of(far, moved)));

        assertThat(surface.count("fill Solid[colour=far]")).isEqualTo(1);
        assertThat(surface.count("fill Solid[colour=near]")).isEqualTo(2);
        assertThat(surface.count("fill Solid[colour=ground]")).isEqualTo(2);
    }

    @Test
    void whatWasForgottenIsPaintedWhole() {
        List<Card> cards = List.of(new Card(30, 30, 20, 20, 0, 1, "one"));
        RecordingSurface surface = new RecordingSurface(1);
        retouch.paint(surface, WIDTH, HEIGHT, pictureOf(cards));

        retouch.forget();
        retouch.paint(surface, WIDTH, HEIGHT, pictureOf(cards));

        assertThat(surface.count("fill Solid[colour=one]")).isEqualTo(2);
    }

    @Test
    void aPixelInWhichThePictureEndsIsPaintedToo() {
        double width = 301;
        double height = 201;
        PaintedSurface retouched = new PaintedSurface(width, height, 1.5);
        PaintedSurface whole = new PaintedSurface(width, height, 1.5);
        Card beyondTheEdges = new Card(150, 100, 400, 300, 0, 1, "red");
        Card other = new Card(150, 100, 400, 300, 0, 1, "blue");

        retouch.paint(retouched, width, height, beyondTheEdges::paint);
        retouch.paint(retouched, width, height, other::paint);
        other.paint(whole);

        assertThat(retouched.differences(whole)).isZero();
    }
}
