package deluxe.site;

import deluxe.dominoes.Action;
import deluxe.dominoes.Draw;
import deluxe.dominoes.GameView;
import deluxe.session.FarAnswer;
import deluxe.session.Intent;
import deluxe.session.RemoteDealer.Asked;
import deluxe.session.RemoteDealer.Question;
import deluxe.session.Told;
import deluxe.session.wire.AnswerText;
import deluxe.session.wire.QuestionText;
import deluxe.tournament.Agreement;
import java.util.ArrayList;
import java.util.List;

/**
 * A program that knows this game's code and speaks its wire. It plays the first tile that fits, as the honest player of the tests does, but
 * it asks for everything as early as it can, says that its line is slow, asks for much besides, and asks again for what it had.
 */
final class Cheat {
    private static final long PATIENCE_MILLIS = 40;
    private static final long LIE_MILLIS = 2_500;

    private final Guest guest;
    private final Agreement agreement;
    private final SiteClock clock;
    private final int useless;
    private final int thinkingMillis;
    private boolean pauses;
    private final List<Told> told = new ArrayList<>();
    private final List<Heard> heard = new ArrayList<>();
    private int asked;
    private String trip = "";
    private String sent = "";
    private long sentMillis;
    private long nextMillis;
    private long dueMillis;
    private String triedEarly = "";
    private int answered;

    /**
     * @param useless how much it asks for before each move
     * @param thinkingMillis how long it takes for each, which it blames on its line
     */
    Cheat(Guest guest, Agreement agreement, SiteClock clock, int useless, int thinkingMillis) {
        this.guest = guest;
        this.agreement = agreement;
        this.clock = clock;
        this.useless = useless;
        this.thinkingMillis = thinkingMillis;
    }

    void play(int millis) {
        ask(new Intent.Start());
        for (int passed = 0; passed < millis && !latest().game().isOver(); passed += 10) {
            if (!sent.isEmpty() && clock.millis() - sentMillis >= LIE_MILLIS) {
                trip = guest.returnTrip(agreement.match(), sent).body();
                sent = "";
            }
            if (clock.millis() >= nextMillis) {
                nextMillis = Math.max(dueMillis, clock.millis() + PATIENCE_MILLIS);
                act(latest().game());
            }
            clock.pass(10);
        }
    }

    private void act(GameView game) {
        boolean mustDraw = game.round().plays().isEmpty();
        boolean isStuck = mustDraw && game.round().boneyardSize() == 0;
        if (answered < asked) {
            look();
        } else if (game.awaitsDeal()) {
            ask(new Intent.Hurry());
        } else if (game.isToMove() && !isStuck) {
            for (int idle = 0; idle < useless && clock.millis() >= dueMillis; idle++) {
                ask(new Intent.GoOn());
            }
            think();
            Action action = mustDraw ? new Draw() : game.round().plays().play(0);
            ask(new Intent.Act(action));
        } else {
            look();
        }
    }

    /** From now on thinks while its clock stands still, as long as that is granted. */
    Cheat thinkingInPauses() {
        pauses = true;
        return this;
    }

    private void think() {
        if (pauses) {
            ask(new Intent.Pause());
        }
        clock.pass(thinkingMillis);
        if (pauses) {
            ask(new Intent.GoOn());
        }
    }

    private void ask(Intent intent) {
        asked++;
        send(new Question(latestNumber(), List.of(new Asked(asked, intent))));
    }

    private void look() {
        send(new Question(latestNumber(), List.of()));
    }

    private void send(Question question) {
        Guest.Told answer = guest.ask(agreement.match(), QuestionText.write(question), trip);
        if (answer.status() != 200) {
            throw new AssertionError(answer + " after " + told);
        }
        if (sent.isEmpty()) {
            sent = answer.trip();
            sentMillis = clock.millis();
        }
        FarAnswer read = AnswerText.read(answer.body(), agreement);
        heard.add(new Heard(answer.body(), read));
        for (FarAnswer.Due due : read.told()) {
            if (due.told().number() > latestNumber()) {
                hear(due);
            }
        }
    }

    /** The first try comes before its time. */
    private void hear(FarAnswer.Due due) {
        Told news = due.told();
        told.add(news);
        answered = Math.max(
                answered, Math.max(news.reply().answered(), news.reply().refused()));
        if (!news.events().isEmpty()) {
            dueMillis = clock.millis() + due.inMillis();
            String look = news.game().round().round() + " "
                    + news.game().round().hand() + news.game().round().tableau();
            nextMillis =
                    look.equals(triedEarly) ? Math.max(dueMillis, clock.millis() + PATIENCE_MILLIS) : clock.millis();
            triedEarly = look;
        }
    }

    /** What was answered, as it came and as a page reads it. */
    record Heard(String text, FarAnswer answer) {}

    List<Heard> heard() {
        return heard;
    }

    private int latestNumber() {
        return told.isEmpty() ? 0 : latest().number();
    }

    private Told latest() {
        return told.get(told.size() - 1);
    }
}
