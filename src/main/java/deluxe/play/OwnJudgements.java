package deluxe.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What reviews found in the own games, in the order of the games. Another page may add to it at any time. */
final class OwnJudgements {
    private final Shelf shelf;
    private List<OwnJudgement> judged = new ArrayList<>();
    private String flaw = "";

    OwnJudgements(Shelf shelf) {
        this.shelf = shelf;
    }

    void look() {
        Shelf.Found<List<OwnJudgement>> found = shelf.read(Keys.JUDGED, OwnJudgement::readAll);
        flaw = found.flaw();
        judged = new ArrayList<>(found.value().orElse(List.of()));
    }

    Optional<OwnJudgement> of(int number) {
        int at = placeOf(number);
        return at < judged.size() && judged.get(at).number() == number ? Optional.of(judged.get(at)) : Optional.empty();
    }

    /** The place of the first that is of this game or a later one. */
    private int placeOf(int number) {
        int low = 0;
        int high = judged.size();
        while (low < high) {
            int middle = (low + high) / 2;
            if (judged.get(middle).number() < number) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    void add(OwnJudgement judgement) {
        look();
        if (of(judgement.number()).isEmpty()) {
            judged.add(placeOf(judgement.number()), judgement);
            keep();
        }
    }

    /** {@link #keep} has to follow. */
    void forget(int number) {
        if (of(number).isPresent()) {
            judged.remove(placeOf(number));
        }
    }

    void keep() {
        StringBuilder text = new StringBuilder();
        judged.forEach(each -> text.append(each.line()));
        shelf.write(Keys.JUDGED, text.toString());
    }

    /** Why it could not be read; empty if it could. */
    String flaw() {
        return flaw;
    }
}
