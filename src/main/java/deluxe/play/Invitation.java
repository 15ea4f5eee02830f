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
 * @param refusal why what was asked for cannot be played; empty if it can
 */
record Invitation(Optional<Options> options, String refusal) {
    static Invitation by(Host host) {
        List<Option> asked = new ArrayList<>();
        for (Host.Wish wish : host.wishes()) {
            asked.add(new Option(wish.name(), wish.value()));
        }
        if (asked.isEmpty()) {
            return new Invitation(Optional.empty(), "");
        }
        try {
            return new Invitation(Optional.of(Options.read(asked)), "");
        } catch (Malformed malformed) {
            return new Invitation(Optional.empty(), malformed.getMessage());
        }
    }

    boolean isRefused() {
        return !refusal.isEmpty();
    }
}
