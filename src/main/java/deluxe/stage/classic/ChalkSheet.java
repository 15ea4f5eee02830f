package deluxe.stage.classic;

import deluxe.ports.Surface;
import deluxe.ports.Surface.Align;
import deluxe.ports.Surface.Face;
import deluxe.stage.art.Box;
import deluxe.stage.art.BoxPicture;
import deluxe.stage.art.Lettering;
import deluxe.stage.art.Theme;

/**
 * The writing on the score slate: names, marks at every 50, both scores in crosses and in figures, and a line under the name of
 * the player whose turn it is. While a stroke is being drawn, {@link ChalkStroke} is shown over the sheet without that stroke.
 * The crosses have room up to the target, rounded up to a whole group; points beyond that are only in the figures.
 *
 * @param title the title of the sheet, shown if there is room for it
 * @param target the target of the game
 */
public record ChalkSheet(String title, Side own, Side other, int target) implements BoxPicture {
    /** How far a long name is reduced before it is cut. */
    private static final double SMALLEST = .75;

    /** One player's part of the sheet. */
    public record Side(String name, int points, boolean toMove) {}

    /** The crosses of one player on the slate. */
    public ChalkTally tally(Box box, boolean isOwn) {
        return new SheetPlan(SlateArt.within(box), groups(), !title.isEmpty())
                .side(isOwn)
                .tally();
    }

    private int groups() {
        return ChalkTally.groupsFor(target);
    }

    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        Chalk chalk = new Chalk(surface, theme);
        SheetPlan plan = new SheetPlan(SlateArt.within(box), groups(), !title.isEmpty());
        plan.rules(chalk);
        if (plan.isTitled()) {
            Face face = new Lettering(surface, theme)
                    .fitted(title, Lettering.title(plan.titleSize()), plan.box().width() * .9);
            chalk.text(title, plan.box().centreX(), plan.titleMiddle(), face, Align.CENTRE, PubColours.YELLOW_CHALK);
        }
        side(surface, chalk, plan, own, true, theme);
        side(surface, chalk, plan, other, false, theme);
    }

    private void side(Surface surface, Chalk chalk, SheetPlan plan, Side side, boolean isOwn, Theme theme) {
        String colour = side.toMove ? PubColours.YELLOW_CHALK : PubColours.CHALK;
        Lettering letters = new Lettering(surface, theme);
        SheetPlan.Side places = plan.side(isOwn);
        Box name = places.name();
        Face wanted = Lettering.title(plan.nameSize());
        double least = surface.textWidth(side.name, wanted) * SMALLEST;
        Face face = letters.fitted(side.name, wanted, Math.max(name.width(), least));
        String written = letters.cut(side.name, face, name.width());
        Align align = plan.stacked() ? Align.CENTRE : Align.LEFT;
        double x = plan.stacked() ? name.centreX() : name.x();
        chalk.text(written, x, name.centreY(), face, align, colour);
        if (side.toMove) {
            double half = surface.textWidth(written, face) / 2;
            double middle = plan.stacked() ? x : x + half;
            double y = name.centreY() + face.size() * .62;
            chalk.line(new ChalkTally.Line(middle - half, y, middle + half, y - 1), 1.3, colour, .9, 177, 1);
        }
        ChalkTally tally = places.tally();
        marks(chalk, plan, tally, side, isOwn);
        for (int stroke = 0; stroke < ChalkTally.strokes(side.points, target); stroke++) {
            ChalkStroke.draw(chalk, tally, stroke, 1);
        }
        Box points = places.points();
        String text = String.valueOf(side.points);
        Face figures = letters.fitted(text, Lettering.text(plan.pointsSize()), points.width());
        Align pointsAlign = plan.stacked() ? Align.CENTRE : Align.RIGHT;
        chalk.text(
                text,
                plan.stacked() ? points.centreX() : points.right(),
                points.centreY(),
                figures,
                pointsAlign,
                PubColours.YELLOW_CHALK);
    }

    /** 50, 100, 150 and so on: beside each player's groups or, if they would lose too much room, once between both players. */
    private void marks(Chalk chalk, SheetPlan plan, ChalkTally tally, Side side, boolean isOwn) {
        if (!plan.hasMarksForEach() && !isOwn) {
            return;
        }
        for (int group = 0; group < groups(); group++) {
            int mark = (group + 1) * ChalkTally.GROUP;
            Box at = tally.group(group);
            String colour = side.points >= mark ? PubColours.YELLOW_CHALK : PubColours.OLD_CHALK;
            double x = plan.hasMarksForEach()
                    ? plan.markRight(isOwn)
                    : plan.stacked() ? plan.box().centreX() : at.centreX();
            double y = plan.stacked() ? at.centreY() : plan.markMiddle();
            Align align = plan.hasMarksForEach() ? Align.RIGHT : Align.CENTRE;
            chalk.text(String.valueOf(mark), x, y, Lettering.text(plan.markSize()), align, colour);
        }
    }
}
