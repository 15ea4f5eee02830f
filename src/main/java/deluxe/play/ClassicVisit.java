package deluxe.play;

import deluxe.session.LeftMatch;
import deluxe.tournament.ScoreSheet;
import java.util.Optional;

/** The way from the start to the results at a classic table, with the rules of the house. */
public final class ClassicVisit {
    private final ClassicTable table;
    private final HouseRules houseRules;
    private final Visit visit;
    private Optional<Story> told = Optional.empty();

    public ClassicVisit(Outside outside, ClassicTable table) {
        this.table = table;
        table.keepIn(outside.table().storage());
        houseRules = new HouseRules(table.rules(), outside.table().storage());
        visit = new Visit(outside, Optional.of(new SealedMatches()), table, houseRules::rules);
    }

    /** The story for a results screen, told only once. */
    private record Story(String record, GameStory story) {}

    public ClassicTable table() {
        return table;
    }

    public HouseRules houseRules() {
        return houseRules;
    }

    public Visit visit() {
        return visit;
    }

    /** The rules of the current game that are not the table's own, in short; empty if all are. */
    public String houseRulesAtHand() {
        return visit.rulesAtHand()
                .map(rules -> houseRules.inShort(rules, words()))
                .orElse("");
    }

    /** Whether the menu offers to draw: where a player draws and passes by saying so. */
    public boolean offersDraw() {
        return byHand().filter(PlayersHand::offersDraw).isPresent();
    }

    /** Whether the menu offers to say "I can't go". */
    public boolean offersPass() {
        return byHand().isPresent();
    }

    private Optional<PlayersHand> byHand() {
        return visit.page().navigator().match().map(TableMatch::hand).filter(PlayersHand::offersPass);
    }

    /** Closes the menu and draws. */
    public void draw() {
        visit.keepPlaying();
        visit.page().controls().hand().ifPresent(PlayersHand::reachedForBoneyard);
    }

    /** Closes the menu and says "I can't go". */
    public void cannotGo() {
        visit.keepPlaying();
        visit.page().controls().hand().ifPresent(PlayersHand::cannotGo);
    }

    /** How the game went, while its results are shown. */
    public GameStory story() {
        if (visit.page().screen() instanceof Screen.AtResults shown) {
            String record = shown.record().orElseThrow();
            told = told.filter(before -> before.record.equals(record)).or(() -> Optional.of(read(record)));
        }
        return told.orElseThrow().story;
    }

    private static Story read(String record) {
        ScoreSheet sheet = LeftMatch.sheet(record);
        String opponent =
                TableSide.sitter(sheet.terms().difficulty(), Optional.empty()).name();
        return new Story(record, GameStory.of(sheet, opponent));
    }

    public Words words() {
        return visit.page().words();
    }
}
