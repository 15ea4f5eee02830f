package deluxe.cli;

import deluxe.bots.Opinion;
import deluxe.dominoes.Notation;
import deluxe.dominoes.Play;
import deluxe.kit.Malformed;
import deluxe.review.Balance;
import deluxe.review.Review;
import deluxe.review.Reviewer;
import deluxe.review.Skill;
import deluxe.review.Thousandths;
import deluxe.review.Weighing;
import deluxe.review.Yardstick;
import deluxe.tournament.BadLine;
import deluxe.tournament.ScoreSheet;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Parameters;

/** Reviews recorded matches: what each choice lost, and what was luck. */
@CommandLine.Command(
        name = "review",
        mixinStandardHelpOptions = true,
        description = "Reviews recorded matches: what each choice lost by what could be known, and what was luck.")
final class Reviews implements Command {
    private static final double TENTHS = 10;
    private static final double HUNDREDTHS = 100;

    @Parameters(paramLabel = "FILE|DIR", description = "where the records are")
    private Path path;

    @Override
    public int run(Console console) throws IOException {
        if (!Files.exists(path)) {
            throw new Malformed("there is no file or folder " + path);
        }
        try (Stream<Path> files = Files.walk(path)) {
            Iterator<Path> next = files.filter(Files::isRegularFile).sorted().iterator();
            while (next.hasNext()) {
                review(next.next(), console.out());
            }
        }
        return OK;
    }

    private static void review(Path file, PrintStream out) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            RecordStream records = new RecordStream(file.toString(), in);
            for (Optional<Received> next = records.next(); next.isPresent(); next = records.next()) {
                out.println(next.get().name());
                review(next.get().text(), out);
            }
        }
    }

    private static void review(String text, PrintStream out) {
        try {
            ScoreSheet sheet = ScoreSheet.read(text);
            print(sheet, Reviewer.review(sheet.replay().states(), Yardstick.OF_WHAT_WAS_KNOWN), out);
        } catch (BadLine bad) {
            out.println("  line " + bad.line() + ": " + bad.getMessage());
        }
    }

    private static void print(ScoreSheet sheet, Review review, PrintStream out) {
        for (Weighing choice : review.choices()) {
            if (choice.opinion().isChoice()) {
                print(sheet.lineOf(choice.moment()), choice, review.moments().contains(choice), out);
            }
        }
        print("player", review.skill(), out);
        print("opponent", review.othersSkill(), out);
        Balance balance = review.balance();
        out.printf(
                Locale.ROOT,
                "  start %.1f, luck %+.1f, opponent's luck %+.1f, errors %.1f, opponent's errors %.1f, unexplained %+.1f,"
                        + " result %.1f%n",
                balance.start() / TENTHS,
                balance.luck() / TENTHS,
                balance.othersLuck() / TENTHS,
                balance.errors() / TENTHS,
                balance.othersErrors() / TENTHS,
                balance.remainder() / TENTHS,
                balance.result() / TENTHS);
    }

    private static void print(int line, Weighing choice, boolean matters, PrintStream out) {
        out.printf(
                Locale.ROOT,
                "  %sline %d, round %d: %s %s%n",
                matters ? "* " : "",
                line,
                choice.round(),
                write(choice, choice.play()),
                choice.lost() == 0 ? "" : String.format(Locale.ROOT, "lost %.1f", choice.lost() / TENTHS));
        for (Opinion.Weighed each : choice.opinion().weighed()) {
            out.printf(
                    Locale.ROOT,
                    "      %5.1f %% +- %.1f  %2d now, %+.1f in the round  %s%s%n",
                    Thousandths.of(each.chance()) / TENTHS,
                    2 * Thousandths.of(each.noise()) / TENTHS,
                    each.points(),
                    each.gainTenths() / TENTHS,
                    write(choice, each.play()),
                    choice.opinion().isExact() ? " (exact)" : "");
        }
    }

    private static String write(Weighing choice, Play play) {
        return Notation.write(play, choice.opinion().view().tableau().tiles());
    }

    private static void print(String who, Skill skill, PrintStream out) {
        out.printf(
                Locale.ROOT,
                "  %s: %.2f +- %.2f lost a choice in %d choices, accuracy %s%n",
                who,
                skill.lost() / HUNDREDTHS,
                skill.margin() / HUNDREDTHS,
                skill.choices(),
                skill.tellsAccuracy()
                        ? String.format(Locale.ROOT, "%.2f", skill.accuracy() / HUNDREDTHS)
                        : "unknown: too few");
    }
}
