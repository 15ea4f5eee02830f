package deluxe.site.operators;

import deluxe.kit.Malformed;
import deluxe.kit.Whole;
import deluxe.site.lobby.DealRule;
import deluxe.site.lobby.Sha256;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * What an operator asks for.
 *
 * @param heat the operator's own word for those who meet the same tiles; empty for a match of its own
 * @param deals how many they are
 * @param startWithinMillis how long the player has to begin
 * @param conditions the options of the match
 * @param digest of all that
 */
record TicketRequest(
        String request,
        String account,
        String heat,
        DealRule deals,
        long startWithinMillis,
        Map<String, String> conditions,
        String digest) {
    private static final String REQUEST = "request";
    private static final String ACCOUNT = "account";
    private static final String HEAT = "heat";
    private static final String PLAYERS = "heatPlayers";
    private static final String START = "startWithinMinutes";
    private static final int LONGEST_WORD = 64;
    private static final int MOST_MINUTES = 24 * 60;
    private static final String USUAL_MINUTES = "60";

    /** The site decides these, or the page that embeds the game. */
    private static final Set<String> NOT_ASKED = Set.of(
            "match",
            "seed",
            "commitment",
            "deals",
            "player",
            "opponent",
            "title",
            "prize",
            "leader",
            "toBeat",
            "locale");

    static TicketRequest read(Map<String, String> fields) {
        Map<String, String> left = new LinkedHashMap<>(fields);
        String request = word(REQUEST, left.remove(REQUEST));
        String account = word(ACCOUNT, left.remove(ACCOUNT));
        String heat = left.containsKey(HEAT) ? word(HEAT, left.remove(HEAT)) : "";
        String players = left.remove(PLAYERS);
        if (heat.isEmpty() != (players == null)) {
            throw new Malformed(HEAT + " and " + PLAYERS + " belong together");
        }
        DealRule deals = heat.isEmpty() ? DealRule.EACH : DealRule.read("heat " + players);
        String minutes = left.getOrDefault(START, USUAL_MINUTES);
        left.remove(START);
        long startMillis =
                Duration.ofMinutes(Whole.read(START, minutes, 1, MOST_MINUTES)).toMillis();
        left.keySet().stream().filter(NOT_ASKED::contains).findFirst().ifPresent(name -> {
            throw new Malformed("a ticket is asked for without the option " + name);
        });
        String digest = Sha256.of(new TreeMap<>(fields).toString());
        return new TicketRequest(request, account, heat, deals, startMillis, left, digest);
    }

    private static String word(String name, String value) {
        boolean isWord = value != null
                && !value.isEmpty()
                && value.length() <= LONGEST_WORD
                && value.chars().allMatch(letter -> letter > ' ' && letter <= '~');
        if (!isWord) {
            throw new Malformed(name + " must be 1 to " + LONGEST_WORD + " visible ASCII characters");
        }
        return value;
    }
}
