package deluxe.stage.art;

/** What is left of a box while pieces are cut off its sides, one after another, if wanted with a gap behind them. */
public final class Area {
    private Box rest;

    public Area(Box whole) {
        rest = whole;
    }

    public Box rest() {
        return rest;
    }

    public Box cutTop(double high, double gap) {
        Box cut = new Box(rest.x(), rest.y(), rest.width(), high);
        double taken = high + gap;
        rest = new Box(rest.x(), rest.y() + taken, rest.width(), rest.height() - taken);
        return cut;
    }

    public Box cutTop(double high) {
        return cutTop(high, 0);
    }

    public Box cutBottom(double high, double gap) {
        Box cut = new Box(rest.x(), rest.bottom() - high, rest.width(), high);
        rest = new Box(rest.x(), rest.y(), rest.width(), rest.height() - high - gap);
        return cut;
    }

    public Box cutBottom(double high) {
        return cutBottom(high, 0);
    }

    public Box cutLeft(double wide, double gap) {
        Box cut = new Box(rest.x(), rest.y(), wide, rest.height());
        double taken = wide + gap;
        rest = new Box(rest.x() + taken, rest.y(), rest.width() - taken, rest.height());
        return cut;
    }

    public Box cutLeft(double wide) {
        return cutLeft(wide, 0);
    }

    public Box cutRight(double wide, double gap) {
        Box cut = new Box(rest.right() - wide, rest.y(), wide, rest.height());
        rest = new Box(rest.x(), rest.y(), rest.width() - wide - gap, rest.height());
        return cut;
    }

    public Box cutRight(double wide) {
        return cutRight(wide, 0);
    }
}
