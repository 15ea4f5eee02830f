package deluxe.speed;

import deluxe.bots.Difficulty;
import deluxe.bots.Exhibition;
import deluxe.dominoes.Event;
import deluxe.dominoes.RuleOption;
import deluxe.dominoes.RuleSet;
import deluxe.dominoes.Tableau;
import deluxe.dominoes.Tile;
import deluxe.felt.Arrangement;
import deluxe.felt.Arranger;
import deluxe.felt.Felt;
import deluxe.felt.SearchedLaying;
import deluxe.kit.Seed;
import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.browser.Performance;

/** How long each part of the work of laying boards takes. */
final class LayingSpeed {
    private static final Seed SERIES = Seed.of("fe175");
    /** As many tiles as the board on the stage tries in one frame. */
    private static final int TILES_TRIED_A_FRAME = 4_000;

    private static final double MEASURED_MILLIS = 15_000;
    private static final int ATTEMPTS = 3;

    private final RuleSet rules;
    private final Arranger arranger;
    private final Arranger turned;
    private final Times placements = new Times("tiles added");
    private final Times slices = new Times("slices");
    private final Times landings = new Times("landing places of a tile");
    private final Times replays = new Times("whole boards");
    private final Times turns = new Times("boards moved to a turned felt");
    private final List<Tableau> round = new ArrayList<>();
    private double spentMillis;

    private LayingSpeed(RuleSet rules, int width, int height) {
        this.rules = rules;
        arranger = new Arranger(new Felt(width, height), rules.set().mostPips());
        turned = new Arranger(new Felt(height, width), rules.set().mostPips());
    }

    /** Measures from a cold start, with the rules that are asked for. */
    static String on(String asked) {
        if (asked.contains("nine")) {
            return new LayingSpeed(RuleSet.ALL_FIVES.with(RuleOption.SET, "double-nine"), 1024, 500).told();
        }
        return new LayingSpeed(RuleSet.FIVES, 667, 220).told();
    }

    private String told() {
        for (int game = 0; spentMillis < MEASURED_MILLIS; game++) {
            new Exhibition(rules, Difficulty.EASY, Difficulty.EASY)
                    .play(Exhibition.seed(SERIES, game), events -> events.forEach(this::watch));
        }
        return placements.told() + "; " + slices.told() + "; " + landings.told() + "; " + replays.told() + "; "
                + turns.told();
    }

    private void watch(Event event) {
        if (event instanceof Event.RoundDealt) {
            round.clear();
        } else if (event instanceof Event.EndsCounted counted) {
            round.add(counted.tableau());
        } else if (event instanceof Event.RoundEnded && !round.isEmpty()) {
            measure();
        }
    }

    /** Measures several times, because other programs interrupt. */
    private void measure() {
        List.of(placements, slices, landings, replays, turns).forEach(Times::goOn);
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            List.of(placements, slices, landings, replays, turns).forEach(Times::repeat);
            lay();
        }
    }

    private void lay() {
        Arrangement last = play();
        double begun = Performance.now();
        SearchedLaying replayed = arranger.goOn(arranger.first(round.get(0)));
        for (Tableau after : round.subList(1, round.size())) {
            replayed.add(after);
        }
        take(replays, begun);
        settle(replayed);
        double turnBegun = Performance.now();
        SearchedLaying moved = turned.goOn(last);
        take(turns, turnBegun);
        settle(moved);
    }

    private Arrangement play() {
        SearchedLaying laying = arranger.goOn(arranger.first(round.get(0)));
        for (Tableau after : round.subList(1, round.size())) {
            Tile tile = after.tile(after.size() - 1);
            double begun = Performance.now();
            arranger.landings(laying.meanwhile(), tile);
            take(landings, begun);
            double addBegun = Performance.now();
            laying.add(after);
            take(placements, addBegun);
            settle(laying);
        }
        return laying.meanwhile();
    }

    private void settle(SearchedLaying laying) {
        int trials = TILES_TRIED_A_FRAME / laying.meanwhile().spots().size();
        while (!laying.isReady()) {
            double begun = Performance.now();
            laying.advance(trials);
            take(slices, begun);
        }
    }

    private void take(Times times, double begunMillis) {
        double took = Performance.now() - begunMillis;
        times.add(took);
        spentMillis += took;
    }
}
