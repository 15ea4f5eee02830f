package deluxe.site.lobby;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/** Gives those who enter their seats: in heats at random, so that nobody can choose whom to meet, or meet the same tiles twice. */
public final class Usher {
    /** So many heats wait for players at a time. */
    private static final int MOST_WAITING = 3;

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
     * @param taken how many seats are taken
     * @param isMet whether somebody from the same network sits there
     */
    public record Waiting(String heat, int taken, boolean isMet) {}

    /** @param visitor the address of whoever enters, empty if many share it */
    HeatSeat seat(Tournament tournament, String match, String visitor) {
        DealRule deals = tournament.deals();
        if (deals.startTogether()) {
            return new HeatSeat(tournament.id(), random.nextInt(Integer.MAX_VALUE), "");
        }
        return deals.haveHeats() ? inHeat(tournament, visitor) : HeatSeat.alone(match);
    }

    private HeatSeat inHeat(Tournament tournament, String visitor) {
        String network = visitor.isEmpty() ? "" : digest(tournament, visitor);
        List<Waiting> waiting =
                ledger.waiting(tournament.id(), tournament.deals().players(), network);
        List<Waiting> choices = new ArrayList<>();
        waiting.stream().filter(heat -> !heat.isMet()).forEach(choices::add);
        if (waiting.size() < MOST_WAITING || choices.isEmpty()) {
            choices.add(new Waiting(tournament.id() + "-h" + randomName(), 0, false));
        }
        Waiting chosen = choices.get(random.nextInt(choices.size()));
        return new HeatSeat(chosen.heat(), chosen.taken(), network);
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
