package deluxe.session;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.kit.Rng;
import deluxe.ports.HandClock;
import deluxe.session.wire.QuestionText;
import deluxe.session.wire.ToldText;
import deluxe.tournament.Agreement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * A dealer behind a bad line, which loses, doubles, delays and reorders in both directions. It dies now and then, even between
 * carrying out and answering; what it has carried out is kept, what it has told is forgotten.
 */
final class FarDealer implements RemoteDealer.Connection {
    private final HandClock time;
    private final Rng rng;
    private final List<String> questions = new ArrayList<>();
    private final List<String> answers = new ArrayList<>();
    private final List<Told> remembered = new ArrayList<>();
    private final Map<Integer, Intent> sent = new TreeMap<>();
    private final Map<Integer, Intent> carriedOut = new TreeMap<>();
    private Sitting kept;
    private boolean isDead;
    private int deaths;
    private Consumer<Told> ear;

    FarDealer(Sitting sitting, HandClock time, Rng rng) {
        this.time = time;
        this.rng = rng;
        keep(Dealing.open(sitting, time.nowMillis()));
    }

    void answerTo(Consumer<Told> newEar) {
        ear = newEar;
        answers.clear();
    }

    Sitting kept() {
        return kept;
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
        if (!isDead) {
            keep(Dealing.passTime(kept, time.nowMillis())).forEach(this::say);
        }
        carry(answers, told -> ear.accept(ToldText.read(told, agreement())));
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

    private Agreement agreement() {
        return kept.match().terms().agreement();
    }

    private void die() {
        isDead = true;
        deaths++;
        remembered.clear();
    }

    private void answer(RemoteDealer.Question question) {
        for (RemoteDealer.Asked asked : question.intents()) {
            if (isDead) {
                return;
            }
            if (asked.number() > kept.count().asked()) {
                assertThat(carriedOut.put(asked.number(), asked.intent())).isNull();
            }
            List<Told> news = keep(Dealing.take(kept, time.nowMillis(), asked.number(), asked.intent()));
            if (rng.below(50) == 0) {
                die();
            } else {
                news.forEach(this::say);
            }
        }
        if (!isDead) {
            tellWhatIsMissing(question.seen());
        }
    }

    private void tellWhatIsMissing(int seen) {
        int last = kept.count().told();
        boolean isNew = seen == 0 && last > 1;
        int first = remembered.isEmpty() ? last + 1 : remembered.get(0).number();
        if (seen < last && (isNew || first > seen + 1)) {
            say(Dealing.again(kept, time.nowMillis()));
        } else {
            remembered.stream().filter(told -> told.number() > seen).forEach(this::say);
        }
    }

    private List<Told> keep(Dealt dealt) {
        kept = dealt.next();
        remembered.addAll(dealt.told());
        return dealt.told();
    }

    private void say(Told told) {
        answers.add(ToldText.write(told));
    }
}
