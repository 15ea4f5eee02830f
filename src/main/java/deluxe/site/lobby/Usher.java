package deluxe.site.lobby;

import deluxe.site.lobby.Declined.Cause;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/** Gives those who enter their seats: in heats at random, so that nobody can choose whom to meet, or meet the same tiles twice. */
public final class Usher {
    /** So many heats wait for players at a time. */
    private static final int MOST_WAITING = 3;

    /** A household, an office or a class; beyond that it is one person with many names. */
    private static final int MOST_OF_A_NETWORK = 30;

    private static final int NAME_BYTES = 4;

    private final Ledger ledger;
    private final SecureRandom random;

    Usher(Ledger ledger, SecureRandom random) {
        this.ledger = ledger;
        this.random = random;
    }

    /**
     * A heat that has seats left.
     *
     * @param next the number of its next seat
     * @param isMet whether somebody from the same network sits there
     */
    public record Waiting(String heat, int next, boolean isMet) {}

    /** @param visitor the address of whoever enters, empty if many share it */
    HeatSeat seat(Tournament tournament, String match, String visitor) {
        String network = visitor.isEmpty() ? "" : digest(tournament, visitor);
        requireFewer(tournament, network);
        return switch (tournament.deals().kind()) {
            case ALL -> new HeatSeat(tournament.id(), random.nextInt(Integer.MAX_VALUE), network);
            case HEAT -> inHeat(tournament, network);
            case EACH, OPEN -> new HeatSeat(match, 0, network);
        };
    }

    /** The number of the next player where only so many may enter, otherwise none: {@link Ledger#NO_NUMBER}. */
    int number(Tournament tournament) {
        if (!tournament.isLimited()) {
            return Ledger.NO_NUMBER;
        }
        int number = ledger.freeNumber(tournament.id());
        if (number > tournament.mostPlayers()) {
            throw new Declined(Cause.CONFLICT, "This tournament is full.");
        }
        return number;
    }

    private void requireFewer(Tournament tournament, String network) {
        boolean isOnlyOne = tournament.deals().startTogether();
        int most = isOnlyOne ? 1 : MOST_OF_A_NETWORK;
        if (!network.isEmpty() && ledger.entered(tournament.id(), network) >= most) {
            throw new Declined(
                    Cause.FORBIDDEN,
                    isOnlyOne
                            ? "Somebody from your network has entered. All meet the same tiles, so one from each may play."
                            : "Too many from your network have entered this tournament.");
        }
    }

    private HeatSeat inHeat(Tournament tournament, String network) {
        List<Waiting> waiting =
                ledger.waiting(tournament.id(), tournament.deals().players(), network);
        List<Waiting> choices = new ArrayList<>();
        waiting.stream().filter(heat -> !heat.isMet()).forEach(choices::add);
        if (waiting.size() < MOST_WAITING || choices.isEmpty()) {
            choices.add(new Waiting(tournament.id() + "-h" + randomName(), 0, false));
        }
        Waiting chosen = choices.get(random.nextInt(choices.size()));
        return new HeatSeat(chosen.heat(), chosen.next(), network);
    }

    private String digest(Tournament tournament, String visitor) {
        return ledger.secrets().current().signature("network", tournament.id() + ' ' + visitor);
    }

    private String randomName() {
        byte[] drawn = new byte[NAME_BYTES];
        random.nextBytes(drawn);
        return HexFormat.of().formatHex(drawn);
    }
}
