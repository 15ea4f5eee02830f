package deluxe.stage.art;

import deluxe.kit.Split;
import deluxe.kit.Whole;
import deluxe.ports.Paint;
import java.util.ArrayList;
import java.util.List;

/** A colour gradient that has no direction yet: gold, felt, the shine on a plate. */
public record Ramp(List<Paint.Stop> stops) {
    public Ramp {
        if (stops.isEmpty()) {
            throw new IllegalArgumentException("a ramp has colours");
        }
        stops = List.copyOf(stops);
    }

    /** Reads places in per cent, each followed by its colour: {@code "0 #000000 100 #ffffff"}; a colour must not contain blanks. */
    public static Ramp of(String text) {
        List<Paint.Stop> stops = new ArrayList<>();
        List<String> words = Split.at(' ', text);
        for (int at = 0; at < words.size(); at += 2) {
            stops.add(new Paint.Stop(Whole.of(words.get(at)) / 100.0, words.get(at + 1)));
        }
        return new Ramp(stops);
    }

    public String first() {
        return stops.get(0).colour();
    }

    public String last() {
        return stops.get(stops.size() - 1).colour();
    }

    public Paint line(double x0, double y0, double x1, double y1) {
        return new Paint.Linear(x0, y0, x1, y1, new Paint.Stops(stops));
    }

    public Paint down(double top, double bottom) {
        return line(0, top, 0, bottom);
    }

    public Paint down(Box box) {
        return down(box.y(), box.bottom());
    }

    public Paint across(double left, double right) {
        return line(left, 0, right, 0);
    }

    /** From the top left corner to the bottom right one, as the light falls. */
    public Paint slanted(Box box) {
        return line(box.x(), box.y(), box.right(), box.bottom());
    }

    public Paint around(double x, double y, double radius) {
        return new Paint.Radial(x, y, 0, radius, new Paint.Stops(stops));
    }
}
