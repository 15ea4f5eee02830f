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
    private Optional<Seat> seat = Optional.empty();

    private record Seat(Agreement agreement, RemoteDealer dealer) {}

    @Override
    public Dealer dealer(Agreement agreement, Outside outside) {
        RemoteDealer dealer = new RemoteDealer(
                question -> outside.host().ask(QuestionText.write(question)),
                outside.table().time(),
                outside.table().alarm());
        seat = Optional.of(new Seat(agreement, dealer));
        return dealer;
    }

    /** What cannot be read is no answer: the question is asked again. */
    @Override
    public void answered(String answer, Host host) {
        if (seat.isEmpty()) {
            return;
        }
        try {
            seat.get().dealer().answered(AnswerText.read(answer, seat.get().agreement()));
        } catch (Malformed malformed) {
            host.puzzled(malformed.getMessage());
        }
    }
}
