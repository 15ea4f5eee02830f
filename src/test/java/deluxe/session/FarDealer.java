package deluxe.session;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.kit.Rng;
import deluxe.ports.HandClock;
import deluxe.session.wire.AnswerText;
import deluxe.session.wire.QuestionText;
import deluxe.tournament.Match;
import deluxe.tournament.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * A dealer behind a bad line, which loses, doubles, delays and reorders in both directions. It dies now and then, even between
 * carrying out and answering; the intents it has taken are kept, with their times, and everything else is worked out from them again.
 */
final class FarDealer implements RemoteDealer.Connection {
    private final Terms terms;
    private final Conduct conduct;
    private final HandClock time;
    private final double openedMillis;
    private final Rng rng;
    private final List<String> questions = new ArrayList<>();
    private final List<String> answers = new ArrayList<>();
    private final List<Kept> kept = new ArrayList<>();
    private final Map<Integer, Intent> sent = new TreeMap<>();
    private final Map<Integer, Intent> carriedOut = new TreeMap<>();
    private Correspondence match;
    private boolean isDead;
    private int deaths;
    private Consumer<FarAnswer> ear;

    FarDealer(Terms terms, Conduct conduct, HandClock time, Rng rng) {
        this.terms = terms;
        this.conduct = conduct;
        this.time = time;
        this.rng = rng;
        openedMillis = time.nowMillis();
        match = new Correspondence(terms, conduct, openedMillis);
    }

    private record Kept(double atMillis, RemoteDealer.Asked asked) {}

    void answerTo(Consumer<FarAnswer> newEar) {
        ear = newEar;
        answers.clear();
    }

    Match match() {
        match.passTime(time.nowMillis());
        return match.match();
    }

    Map<Integer, Intent> sent() {
        return sent;
    }

    Map<Integer, Intent> carriedOut() {
        return carriedOut;
    }

    int deaths() {
        return deaths;
    }

    @Override
    public void ask(RemoteDealer.Question question) {
        for (RemoteDealer.Asked asked : question.intents()) {
            Intent before = sent.putIfAbsent(asked.number(), asked.intent());
            assertThat(before == null || before.equals(asked.intent())).isTrue();
        }
        questions.add(QuestionText.write(question));
    }

    /** Lets the line carry some of what is on the way, in any order. */
    void carrySome() {
        if (isDead) {
            isDead = rng.below(8) > 0;
        } else if (rng.below(50) == 0) {
            die();
        }
        carry(questions, question -> answer(QuestionText.read(question)));
        carry(answers, answer -> ear.accept(AnswerText.read(answer, terms.agreement())));
    }

    private <T> void carry(List<T> onTheWay, Consumer<T> to) {
        for (int left = onTheWay.size(); left > 0 && rng.below(4) > 0; left--) {
            int at = rng.below(onTheWay.size());
            T message = rng.below(5) == 0 ? onTheWay.get(at) : onTheWay.remove(at);
            if (rng.below(5) > 0) {
                to.accept(message);
            }
        }
    }

    private void die() {
        isDead = true;
        deaths++;
        match = new Correspondence(terms, conduct, openedMillis);
        kept.forEach(each -> match.take(each.atMillis(), each.atMillis(), each.asked()));
    }

    private void answer(RemoteDealer.Question question) {
        for (RemoteDealer.Asked asked : question.intents()) {
            if (!isDead && asked.number() > match.asked()) {
                assertThat(asked.number()).isEqualTo(match.asked() + 1);
                assertThat(carriedOut.put(asked.number(), asked.intent())).isNull();
                kept.add(new Kept(time.nowMillis(), asked));
                match.take(time.nowMillis(), time.nowMillis(), asked);
                if (rng.below(50) == 0) {
                    die();
                }
            }
        }
        if (!isDead) {
            answers.add(AnswerText.write(match.answer(question.seen(), time.nowMillis())));
        }
    }
}
