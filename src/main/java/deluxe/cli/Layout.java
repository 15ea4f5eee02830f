package deluxe.cli;

import deluxe.bots.Difficulty;
import deluxe.bots.Exhibition;
import deluxe.dominoes.Event;
import deluxe.dominoes.RuleOption;
import deluxe.dominoes.RuleSet;
import deluxe.dominoes.Tableau;
import deluxe.felt.Arrangement;
import deluxe.felt.Arranger;
import deluxe.felt.Viewport;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Parameters;

/** Lets bots play, lays their boards on a felt, and measures the results. */
@CommandLine.Command(
        name = "layout",
        mixinStandardHelpOptions = true,
        description = "Lays boards and measures them.",
        footer =
                "  --rules TABLE, --rounds N, --felt WxH, --hand-tile PX, --seed HEX, --svg DIR, and the rules' own options")
final class Layout implements Command {
    private static final Difficulty[] CAREFUL_AND_CARELESS = {Difficulty.HARD, Difficulty.EASY};
    /** Processor time, so that whatever else the machine does meanwhile doesn't count. */
    private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

    private static final int PICTURES = 40;

    @Parameters(paramLabel = "OPTION VALUE", description = "as listed below")
    private List<String> arguments = List.of();

    @Override
    public int run(Console console) throws IOException {
        LayoutArguments asked = LayoutArguments.read(arguments);
        Laying laying = new Laying(asked);
        laying.run();
        console.out().print(laying.tally.report());
        if (asked.pictures().isPresent()) {
            laying.draw(asked.pictures().get());
        }
        return OK;
    }

    /** A board as it was when its round ended. */
    private record Board(Arrangement arrangement, Viewport view) {}

    /** One run of the command. */
    private static final class Laying {
        private final LayoutArguments asked;
        private final Arranger arranger;
        private final LayoutTally tally;
        private final List<Board> boards = new ArrayList<>();
        private Arrangement arrangement;
        private Viewport view;
        private int rounds;

        Laying(LayoutArguments asked) {
            this.asked = asked;
            arranger = new Arranger(asked.felt(), asked.rules().set().mostPips());
            tally = new LayoutTally(asked.felt(), asked.rules());
        }

        /** A game that ends in the middle of a round leaves a small board, so games are long and such boards do not count. */
        void run() {
            RuleSet rules = asked.rules().with(RuleOption.TARGET, "500");
            for (int game = 0; rounds < asked.rounds(); game++) {
                Difficulty player = CAREFUL_AND_CARELESS[game % 2];
                Difficulty opponent = CAREFUL_AND_CARELESS[game / 2 % 2];
                new Exhibition(rules, player, opponent)
                        .play(Exhibition.seed(asked.seed(), game), events -> events.forEach(this::watch));
            }
        }

        private void watch(Event event) {
            if (rounds == asked.rounds()) {
                return;
            }
            if (event instanceof Event.EndsCounted counted) {
                lay(counted.tableau());
            } else if (event instanceof Event.RoundEnded) {
                rounds++;
                tally.roundEnded(arrangement, view);
                if (asked.pictures().isPresent()) {
                    keep(new Board(arrangement, view));
                }
            }
        }

        private void lay(Tableau tableau) {
            if (tableau.size() == 1) {
                arrangement = arranger.first(tableau);
                view = Viewport.closest(asked.felt()).following(arrangement.frame());
            } else {
                Arrangement before = arrangement;
                Viewport roomy =
                        view.showing(before.frame(), arranger.landings(before, tableau.tile(tableau.size() - 1)));
                long beganNanos = CLOCK.getCurrentThreadCpuTime();
                arrangement = arranger.next(before, tableau);
                tally.placed(before, arrangement, CLOCK.getCurrentThreadCpuTime() - beganNanos);
                Viewport viewBefore = view;
                view = view.following(arrangement.frame());
                tally.seen(viewBefore, roomy, view);
            }
            tally.inspect(arrangement, arranger);
        }

        /** Keeps the first boards and, of the later ones, the worst. */
        private void keep(Board board) {
            boards.add(board);
            if (boards.size() > 3 * PICTURES) {
                List<Board> later = boards.subList(PICTURES, boards.size());
                later.sort(Comparator.comparing(kept -> LayoutTally.pixelsPerUnit(kept.arrangement())));
                boards.subList(2 * PICTURES, boards.size()).clear();
            }
        }

        private void draw(Path folder) throws IOException {
            Files.createDirectories(folder);
            List<Board> later = boards.subList(Math.min(PICTURES, boards.size()), boards.size());
            later.sort(Comparator.comparing(kept -> LayoutTally.pixelsPerUnit(kept.arrangement())));
            for (int at = 0; at < Math.min(2 * PICTURES, boards.size()); at++) {
                String name = at < PICTURES ? "ordinary-" + (at + 1) : "worst-" + (at - PICTURES + 1);
                Board board = boards.get(at);
                Files.writeString(
                        folder.resolve(name + ".svg"),
                        BoardPicture.of(board.arrangement(), board.view()),
                        StandardCharsets.US_ASCII);
            }
        }
    }
}
