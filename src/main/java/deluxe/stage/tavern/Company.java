package deluxe.stage.tavern;

import deluxe.dice.Gambler;
import deluxe.ports.Surface;
import deluxe.stage.art.Box;
import deluxe.stage.art.Pen;
import deluxe.stage.art.Stills;
import deluxe.stage.art.Theme;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** All seven gamblers beside each other, in one row or two. */
final class Company {
    private static final List<Gambler> ALL = List.of(Gambler.values());
    private static final double GAP = .03;
    /** In a place wider than this many times its height, one row shows them larger. */
    private static final double ONE_ROW = 2;

    private static final double PORTRAIT = PortraitArt.HEIGHT / PortraitArt.WIDTH;
    private static final double NUMBER = .16;

    private final List<Box> cells = new ArrayList<>();

    Company(Box area) {
        double gap = GAP * Math.min(area.width(), area.height());
        if (area.width() > ONE_ROW * area.height()) {
            cells.addAll(area.columns(ALL.size(), gap));
        } else {
            List<Box> rows = area.rows(2, gap);
            int first = (ALL.size() + 1) / 2;
            cells.addAll(rows.get(0).columns(first, gap));
            double aside = (cells.get(0).width() + gap) / 2;
            for (Box cell : rows.get(1).columns(first, gap).subList(0, ALL.size() - first)) {
                cells.add(cell.moved(aside, 0));
            }
        }
    }

    /** Whether one of them stands before the other. */
    static boolean isBefore(Gambler one, Gambler other) {
        return ALL.indexOf(one) < ALL.indexOf(other);
    }

    /** Whose place this is on the display. */
    Optional<Gambler> at(double x, double y) {
        for (int place = 0; place < ALL.size(); place++) {
            if (cells.get(place).contains(x, y)) {
                return Optional.of(ALL.get(place));
            }
        }
        return Optional.empty();
    }

    /** Paints them with what each has left, and a gold frame round the one whom the player looks at. */
    void paint(Surface surface, Stills stills, TavernScene.Names names, TavernSight sight) {
        for (int place = 0; place < ALL.size(); place++) {
            Gambler gambler = ALL.get(place);
            Box cell = cells.get(place);
            double number = cell.height() * NUMBER;
            Box portrait = portrait(cell.down(cell.y(), cell.bottom() - number));
            int left = sight.company().get(place);
            if (gambler == sight.guest()) {
                new Pen(surface)
                        .round(portrait.grown(portrait.width() * .06), 4)
                        .fill("#ffd35e");
            }
            show(surface, stills, portrait, gambler, Fortune.EVEN, names.of(gambler), left == 0);
            TavernLettering.count(
                    surface, String.valueOf(left), cell.centreX(), portrait.bottom() + number * .55, number);
        }
    }

    /** Paints them as they drink to the player. */
    void toast(Surface surface, Stills stills, TavernScene.Names names) {
        for (int place = 0; place < ALL.size(); place++) {
            Gambler gambler = ALL.get(place);
            Box portrait = portrait(cells.get(place));
            show(surface, stills, portrait, gambler, Fortune.GOOD, names.of(gambler), false);
        }
    }

    private static void show(
            Surface surface,
            Stills stills,
            Box portrait,
            Gambler gambler,
            Fortune fortune,
            String name,
            boolean isBroke) {
        PortraitArt art = new PortraitArt(TavernPerson.of(gambler), fortune, name, isBroke);
        stills.show(surface, gambler.word(), portrait, art, Theme.EMERALD);
    }

    private static Box portrait(Box place) {
        double wide = Math.min(place.width(), place.height() / PORTRAIT);
        double high = wide * PORTRAIT;
        return new Box(place.centreX() - wide / 2, place.y() + (place.height() - high) / 2, wide, high);
    }
}
