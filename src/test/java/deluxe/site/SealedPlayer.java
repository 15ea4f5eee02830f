package deluxe.site;

import deluxe.dominoes.Draw;
import deluxe.dominoes.GameView;
import deluxe.dominoes.Play;
import deluxe.ports.HandClock;
import deluxe.session.Finish;
import deluxe.session.QuietTable;
import deluxe.session.RemoteDealer;
import deluxe.session.Session;
import deluxe.session.wire.AnswerText;
import deluxe.session.wire.QuestionText;
import deluxe.site.Guest.Told;
import deluxe.tournament.Agreement;
import deluxe.tournament.Option;
import deluxe.tournament.Options;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Somebody who plays a match that the site deals, with what a page plays it with, and the first tile that fits. */
final class SealedPlayer extends QuietTable {
    static final int NOTICING_MILLIS = 10;

    private final HandClock time = new HandClock();
    private final SiteClock siteClock;
    private final Supplier<Guest> guest;
    private final Agreement agreement;
    private final RemoteDealer dealer = new RemoteDealer(this::ask, time, time);
    private final Session session = new Session(dealer, this, time, time);
    private final List<String> heard = new ArrayList<>();
    private Finish finish;
    private int requests;
    private boolean hurries;
    private boolean takesLast;

    /** @param guest who asks next, at whichever server */
    SealedPlayer(Told entry, SiteClock siteClock, Supplier<Guest> guest) {
        this.siteClock = siteClock;
        this.guest = guest;
        List<Option> options = new ArrayList<>();
        ((Map<?, ?>) entry.json().get("options"))
                .forEach((name, value) -> options.add(new Option(String.valueOf(name), String.valueOf(value))));
        agreement = Options.read(options).agreement();
    }

    private void ask(RemoteDealer.Question question) {
        requests++;
        Told told = guest.get().ask(agreement.match(), QuestionText.write(question));
        if (told.status() == 200) {
            heard.add(told.body());
            dealer.answered(AnswerText.read(told.body(), agreement));
        }
    }

    /** From now on plays the last tile that fits, not the first. */
    void takeLast() {
        takesLast = true;
    }

    void sitDown() {
        session.open();
    }

    void leave() {
        session.close();
    }

    /** Plays for this long, or to the end. */
    void play(int millis) {
        play(millis, 100);
    }

    /** The same by somebody who notices at once what there is to do, and hurries the next deal. */
    void playFast(int millis) {
        hurries = true;
        play(millis, NOTICING_MILLIS);
    }

    private void play(int millis, int noticingMillis) {
        for (int passed = 0; passed < millis && finish == null; passed += noticingMillis) {
            act();
            siteClock.pass(noticingMillis);
            time.pass(noticingMillis);
        }
    }

    private void act() {
        if (hurries && session.game().awaitsDeal()) {
            session.hurry();
        }
        if (session.isPlayersTurn() && !session.isActing() && !session.isPaused()) {
            GameView game = session.game();
            if (session.mustDraw()) {
                session.act(new Draw());
            } else if (!game.round().plays().isEmpty()) {
                int fitting = game.round().plays().size();
                Play play = game.round().plays().play(takesLast ? fitting - 1 : 0);
                session.act(play);
            }
        }
    }

    Finish finish() {
        return finish;
    }

    Session session() {
        return session;
    }

    /** All that was ever answered. */
    List<String> heard() {
        return heard;
    }

    int requests() {
        return requests;
    }

    @Override
    public void finished(Finish newFinish) {
        finish = newFinish;
    }
}
