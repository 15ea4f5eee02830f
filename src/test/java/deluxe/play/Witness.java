package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.play.GameStory.Gain;
import deluxe.table.Seat;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Checks each claim about a game against what happened in it. */
final class Witness {
    private static final List<String> LEADS = List.of(
            "(You|Isabel) led from the first points to the last\\.",
            "(You|Isabel) (?:were level|was level with you) at times, but never behind\\.",
            "(Isabel|You) led until (you|Isabel) took over in round (\\d+) \\(\\+(\\d+)\\)\\.",
            "(You|Isabel) led at first\\. (You|Isabel) went ahead for good in round (\\d+) \\(\\+(\\d+)\\)\\.",
            "The lead changed (\\d+) times\\. (You|Isabel) went ahead for good in round (\\d+) \\(\\+(\\d+)\\)\\.",
            "(You|Isabel) drew level in round (\\d+) \\(\\+(\\d+)\\)\\.");
    private static final Pattern BIGGEST =
            Pattern.compile("The biggest score was (yours|by Isabel): (\\d+) in round (\\d+)\\.");
    private static final Pattern AT_MOST = Pattern.compile("Nobody scored more than (\\d+) at once\\.");

    private final List<Gain> gains;
    /** By how much the player was ahead after each gain. */
    private final int[] spread;

    Witness(List<Gain> gains) {
        this.gains = gains;
        spread = new int[gains.size()];
        int ahead = 0;
        for (int at = 0; at < spread.length; at++) {
            ahead += gains.get(at).seat() == Seat.PLAYER
                    ? gains.get(at).points()
                    : -gains.get(at).points();
            spread[at] = ahead;
        }
    }

    /** Fails if {@code said} is not true; otherwise returns which of the claims about the lead it makes. */
    int confirms(String said) {
        for (int kind = 0; kind < LEADS.size(); kind++) {
            Matcher claim = Pattern.compile(LEADS.get(kind) + " (.*)").matcher(said);
            if (claim.matches()) {
                assertThat(isTrue(kind, claim)).as(said + " " + gains).isTrue();
                confirmsBiggest(claim.group(claim.groupCount()));
                return kind;
            }
        }
        throw new AssertionError("nobody knows what this means: " + said);
    }

    private boolean isTrue(int kind, Matcher claim) {
        int last = spread.length;
        return switch (kind) {
            case 0 -> isAhead(claim.group(1), 0, last);
            case 1 -> !isEverBehind(claim.group(1)) && !isAhead(claim.group(1), 0, last);
            case 2 -> {
                int passed = at(claim, 2);
                yield passed > 0 && isAhead(claim.group(1), 0, passed) && isAhead(claim.group(2), passed, last);
            }
            case 3 ->
                isAhead(claim.group(1), 0, 1)
                        && !claim.group(1).equals(claim.group(2))
                        && isAheadForGood(claim.group(2), at(claim, 2));
            case 4 -> changes() == Integer.parseInt(claim.group(1)) && isAheadForGood(claim.group(2), at(claim, 2));
            default -> at(claim, 1) == last - 1 && spread[last - 1] == 0;
        };
    }

    /** The index of the gain that the groups from {@code who} on name by its seat, round and points, and that changed the lead. */
    private int at(Matcher claim, int who) {
        for (int at = spread.length - 1; at >= 0; at--) {
            Gain gain = gains.get(at);
            boolean isIt = sign(claim.group(who)) == (gain.seat() == Seat.PLAYER ? 1 : -1)
                    && gain.round() == Integer.parseInt(claim.group(who + 1))
                    && gain.points() == Integer.parseInt(claim.group(who + 2));
            boolean isTurn = at == 0 || spread[at] == 0 || Integer.signum(spread[at]) != Integer.signum(spread[at - 1]);
            if (isIt && isTurn) {
                return at;
            }
        }
        throw new AssertionError("nobody scored this: " + claim.group() + " " + gains);
    }

    private static int sign(String who) {
        return who.equals("Isabel") ? -1 : 1;
    }

    private boolean isAhead(String who, int from, int to) {
        for (int at = from; at < to; at++) {
            if (sign(who) * spread[at] <= 0) {
                return false;
            }
        }
        return true;
    }

    private boolean isAheadForGood(String who, int from) {
        return isAhead(who, from, spread.length) && from > 0 && sign(who) * spread[from - 1] <= 0;
    }

    private boolean isEverBehind(String who) {
        for (int ahead : spread) {
            if (sign(who) * ahead < 0) {
                return true;
            }
        }
        return false;
    }

    private int changes() {
        int changes = 0;
        int leader = Integer.signum(spread[0]);
        for (int ahead : spread) {
            if (ahead * leader < 0) {
                leader = -leader;
                changes++;
            }
        }
        return changes;
    }

    private void confirmsBiggest(String said) {
        int most = gains.stream().mapToInt(Gain::points).max().orElseThrow();
        List<Gain> biggest =
                gains.stream().filter(gain -> gain.points() == most).toList();
        Matcher atMost = AT_MOST.matcher(said);
        if (atMost.matches()) {
            assertThat(biggest).hasSizeGreaterThan(1);
            assertThat(atMost.group(1)).isEqualTo(String.valueOf(most));
            return;
        }
        Matcher claim = BIGGEST.matcher(said);
        assertThat(claim.matches()).as(said).isTrue();
        assertThat(biggest).hasSize(1);
        assertThat(claim.group(1)).isEqualTo(biggest.get(0).seat() == Seat.PLAYER ? "yours" : "by Isabel");
        assertThat(claim.group(2)).isEqualTo(String.valueOf(most));
        assertThat(claim.group(3)).isEqualTo(String.valueOf(biggest.get(0).round()));
    }
}
