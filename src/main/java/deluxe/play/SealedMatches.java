package deluxe.play;

import deluxe.kit.Malformed;
import deluxe.ports.Host;
import deluxe.session.Dealer;
import deluxe.session.RemoteDealer;
import deluxe.session.wire.AnswerText;
import deluxe.session.wire.QuestionText;
import deluxe.tournament.Agreement;
import java.util.Optional;

/** Sealed matches, whose dealer the host asks in the words of the wire. */
public final class SealedMatches implements Elsewhere {
    private static final String COMMITMENT = "commitment";

    private Optional<RemoteDealer> begun = Optional.empty();

    @Override
    public boolean isBegun(Agreement agreement, Saves saves) {
        return saves.isBegun(agreement.match());
    }

    @Override
    public Dealer begin(Agreement agreement, Outside outside, Saves saves) {
        saves.keepBegun(agreement.match());
        for (Host.Wish wish : outside.host().wishes()) {
            if (wish.name().equals(COMMITMENT)) {
                new Commitments(new Shelf(outside.table().storage())).keep(agreement.match(), wish.value());
            }
        }
        RemoteDealer dealer = new RemoteDealer(
                question -> outside.host().ask(QuestionText.write(question)),
                outside.table().time(),
                outside.table().alarm());
        begun = Optional.of(dealer);
        return dealer;
    }

    /** What cannot be read is no answer: the question is asked again. */
    @Override
    public void answered(String answer, Agreement agreement, Outside outside) {
        if (begun.isPresent()) {
            try {
                begun.get().answered(AnswerText.read(answer, agreement));
            } catch (Malformed malformed) {
                outside.host().puzzled(malformed.getMessage());
            }
        }
    }

    @Override
    public void ended(Agreement agreement, Outside outside, Saves saves) {
        saves.forgetBegun(agreement.match());
        outside.host().ended();
    }
}
