package deluxe.play;

import deluxe.bots.Difficulty;
import deluxe.dominoes.RuleSet;
import deluxe.dominoes.Table;
import deluxe.ports.Address;
import deluxe.ports.Storage;
import deluxe.ports.Wishes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The opponents of the Deluxe table, to be beaten one after the other. The diary knows who was. */
public final class Ladder {
    private static final List<Difficulty> CLIMBED =
            List.of(Difficulty.EASY, Difficulty.MEDIUM, Difficulty.HARD, Difficulty.EXPERT, Difficulty.MASTER);
    private static final OwnSelection AT_THE_TABLE = new OwnSelection(Optional.of(Table.FIVES), Optional.empty(), 0);

    private final OwnDiary diary;
    private final Storage storage;
    private final Wishes wishes;
    private final Address address;
    private List<Rung> rungs = List.of();

    Ladder(OwnDiary diary, GamesPorts ports) {
        this.diary = diary;
        storage = ports.storage();
        wishes = ports.device().wishes();
        address = ports.address();
    }

    /**
     * One of the opponents.
     *
     * @param isNext whether it is the mildest that was never beaten
     */
    public record Rung(Difficulty opponent, OwnTally tally, boolean isNext) {
        public String name() {
            return TableSide.sitter(opponent, Optional.empty()).name();
        }

        public boolean isBeaten() {
            return tally.won() > 0;
        }
    }

    /** Looks again at what the diary has. */
    void refresh() {
        OwnStatistics statistics = diary.statistics(AT_THE_TABLE);
        rungs = new ArrayList<>();
        boolean isNext = true;
        for (Difficulty opponent : CLIMBED) {
            OwnTally tally = statistics.against(opponent);
            rungs.add(new Rung(opponent, tally, isNext && tally.won() == 0));
            isNext &= tally.won() > 0;
        }
    }

    /** From the mildest to the sternest. */
    public List<Rung> rungs() {
        return rungs;
    }

    /** Whether all of them were beaten. */
    public boolean isClimbed() {
        for (Rung rung : rungs) {
            if (!rung.isBeaten()) {
                return false;
            }
        }
        return true;
    }

    /** Whether a game was left at the table, which goes on before another begins. */
    public boolean isGameLeft() {
        return storage.read(Saves.practiceKey(RuleSet.FIVES)).isPresent();
    }

    public String page() {
        return PlayOn.page(RuleSet.FIVES);
    }

    /** Opens the table with this opponent; returns whether that was possible. */
    public boolean play(Difficulty opponent) {
        DeluxeTable table = new DeluxeTable();
        boolean isKept =
                Settings.from(storage, wishes, table).withDifficulty(opponent).keep(storage, table);
        if (isKept) {
            address.visit(page());
        }
        return isKept;
    }
}
