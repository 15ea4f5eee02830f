package deluxe.play;

import deluxe.kit.Malformed;
import deluxe.ports.Host;
import deluxe.tournament.Option;
import deluxe.tournament.Options;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What the host asked for.
 *
 * @param options the match; nothing where nobody asked for one, and the player practises
 * @param refusal why what was asked for is not played; empty if it is
 */
record Invitation(Optional<Options> options, Optional<Refusal> refusal) {
    static Invitation by(Host host) {
        List<Option> asked = new ArrayList<>();
        for (Host.Wish wish : host.wishes()) {
            asked.add(new Option(wish.name(), wish.value()));
        }
        if (asked.isEmpty()) {
            return new Invitation(Optional.empty(), Optional.empty());
        }
        try {
            Options options = Options.read(asked);
            return host.isSeated()
                    ? new Invitation(Optional.of(options), Optional.empty())
                    : refused(Host.Hindrance.ELSEWHERE, "It is open in another tab or window of this browser.");
        } catch (Malformed malformed) {
            return refused(Host.Hindrance.OPTIONS, malformed.getMessage());
        }
    }

    static Invitation refused(Host.Hindrance hindrance, String reason) {
        return new Invitation(Optional.empty(), Optional.of(new Refusal(hindrance, reason)));
    }
}
