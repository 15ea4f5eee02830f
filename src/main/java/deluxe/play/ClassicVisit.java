package deluxe.play;

/** The way from the start to the results at a classic table, with the rules of the house. */
public final class ClassicVisit {
    private final ClassicTable table;
    private final HouseRules houseRules;
    private final Visit visit;

    public ClassicVisit(Outside outside, ClassicTable table) {
        this.table = table;
        houseRules = new HouseRules(table.rules(), outside.table().storage(), this::changed);
        visit = new Visit(outside, table, houseRules::rules);
    }

    private void changed() {
        visit.chose();
    }

    public ClassicTable table() {
        return table;
    }

    public HouseRules houseRules() {
        return houseRules;
    }

    public Visit visit() {
        return visit;
    }

    public Words words() {
        return visit.page().words();
    }
}
