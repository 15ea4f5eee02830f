package deluxe.play;

import deluxe.dominoes.BestScore;
import deluxe.dominoes.Event;
import deluxe.dominoes.Play;
import deluxe.dominoes.Plays;
import deluxe.dominoes.Points;
import deluxe.dominoes.Tile;
import deluxe.dominoes.View;
import deluxe.stage.tiles.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The table in words, for people who play by keyboard or by ear: what is in the hand, where it can go, what happened. */
public final class Mirror {
    private static final int LAST_SECONDS = 10;

    private final Words words;
    private final List<Item> hand = new ArrayList<>();
    private final List<Item> ends = new ArrayList<>();
    private String handiest = "";
    private String news = "";
    private String summary = "";
    private int round;
    private String played = "";
    private String clock = "";
    private int saidSeconds = -1;

    Mirror(Words words) {
        this.words = words;
    }

    /** One thing that can be chosen: {@code id} names it for the page, {@code label} for a person. */
    public record Item(String id, String label, boolean chosen, Target target) {}

    public List<Item> hand() {
        return hand;
    }

    /** The id of the first tile of the hand that can be played now; empty if there is none. */
    public String handiest() {
        return handiest;
    }

    /** Where the chosen tile can go. */
    public List<Item> ends() {
        return ends;
    }

    /** The tiles on the board in the order of play, each with the tile that it was joined to; empty if there are none. */
    public String played() {
        return played;
    }

    /** What has just happened, to be read out. */
    public String news() {
        return news;
    }

    /** The state of the game. */
    public String summary() {
        return summary;
    }

    /** The number of the round, from one. */
    public int round() {
        return round;
    }

    /** The time, when it is worth reading out. */
    public String clock() {
        return clock;
    }

    /** The target on the table that has this id in the page. */
    public Optional<Target> target(String id) {
        for (List<Item> items : List.of(hand, ends)) {
            for (Item item : items) {
                if (item.id().equals(id)) {
                    return Optional.of(item.target());
                }
            }
        }
        return switch (id) {
            case "draw" -> Optional.of(new Target.Boneyard());
            case "pass" -> Optional.of(new Target.CannotGo());
            case "sum" -> Optional.of(new Target.Counter());
            case "menu" -> Optional.of(new Target.Gear());
            default -> Optional.empty();
        };
    }

    /** Takes the hand away if its buttons would come to mean other tiles: each tile has its own. Returns whether it did. */
    boolean forgets(View view) {
        int kept = 0;
        for (Tile tile : view.hand().tiles()) {
            if (kept < hand.size() && hand.get(kept).id().equals(id(tile))) {
                kept++;
            }
        }
        boolean isOther = kept < hand.size();
        if (isOther) {
            hand.clear();
        }
        return isOther;
    }

    /** @param best the tile that is marked because it scores most */
    void show(View view, boolean choosing, Optional<Tile> chosen, Optional<BestScore> best, String opponent) {
        hand.clear();
        handiest = "";
        Plays plays = view.plays();
        for (Tile tile : view.hand().tiles()) {
            boolean isChosen = chosen.isPresent() && chosen.get().equals(tile);
            boolean fits = fits(plays, tile);
            Item item = new Item(
                    id(tile),
                    choosing && !fits
                            ? words.misfit(tile, view)
                            : words.tile(
                                    tile,
                                    choosing,
                                    bestPoints(view, plays, tile),
                                    best.isPresent() && best.get().tile().equals(tile)),
                    isChosen,
                    new Target.HandTile(tile));
            hand.add(item);
            if (choosing && fits && handiest.isEmpty()) {
                handiest = item.id();
            }
        }
        ends.clear();
        chosen.ifPresent(tile -> addEnds(view, plays, tile));
        round = view.round();
        played = words.played(view.tableau());
        summary = words.say(
                        "You {0}, {1} {2}. {1} holds {3}. Board {4}, boneyard {5}.",
                        view.scores().player(),
                        opponent,
                        view.scores().opponent(),
                        view.otherHandSize(),
                        view.tableau().size(),
                        view.boneyardSize())
                + ' '
                + (view.tableau().isEmpty() ? words.say("The board is empty.") : words.endsMake(view.tableau()));
    }

    void tell(List<Event> events, boolean playersTurn, boolean mustDraw, String opponent) {
        StringBuilder text = new StringBuilder();
        for (Event event : events) {
            text.append(text.length() == 0 ? "" : " ").append(words.told(event, Optional.empty(), opponent));
        }
        if (mustDraw) {
            text.append(' ').append(words.say(Words.MUST_DRAW));
        } else if (playersTurn) {
            text.append(' ').append(words.say(Words.YOUR_TURN));
        }
        news = text.toString();
    }

    void say(String said) {
        news = said;
    }

    /** Returns whether there is something new to read out: each minute, and each of the last seconds. */
    boolean tick(int seconds) {
        boolean worthSaying = seconds >= 0 && (seconds % 60 == 0 || seconds <= LAST_SECONDS);
        if (!worthSaying || seconds == saidSeconds) {
            return false;
        }
        saidSeconds = seconds;
        int minutes = seconds / 60;
        clock = seconds > LAST_SECONDS
                ? words.say(minutes == 1 ? "{0} minute left" : "{0} minutes left", minutes)
                : seconds + "";
        return true;
    }

    private void addEnds(View view, Plays plays, Tile tile) {
        for (Play play : plays.of(tile)) {
            int points = Points.forEnds(view.tableau().sumWith(tile, play.end()));
            String label = words.end(view.tableau(), play.end(), tile, points);
            String id = "end-" + play.end().played() + "-" + play.end().side();
            ends.add(new Item(id, label, false, new Target.OpenEnd(play.end())));
        }
    }

    private static String id(Tile tile) {
        return "tile-" + tile;
    }

    private static boolean fits(Plays plays, Tile tile) {
        return !plays.of(tile).isEmpty();
    }

    private static int bestPoints(View view, Plays plays, Tile tile) {
        int best = 0;
        for (Play play : plays.of(tile)) {
            best = Math.max(best, Points.forEnds(view.tableau().sumWith(tile, play.end())));
        }
        return best;
    }
}
