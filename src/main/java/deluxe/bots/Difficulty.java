package deluxe.bots;

import deluxe.dominoes.Action;
import deluxe.dominoes.Draw;
import deluxe.dominoes.Pass;
import deluxe.dominoes.Plays;
import deluxe.dominoes.View;
import deluxe.kit.Rng;
import deluxe.kit.Seed;
import deluxe.kit.Word;
import deluxe.table.Stream;

/** The bots by name. What each does in a position follows from its view, the seed, and how far the round is. */
public enum Difficulty implements Word {
    EASY("easy", 108, 3),
    MEDIUM("medium", 315, 14),
    HARD("hard", 500, 0),
    TACTICIAN("tactician", 553, 15),
    EXPERT("expert", 638, 14),
    MASTER("master", 789, 12);

    /** More turns than a round can have. */
    private static final int TURNS_A_ROUND = 256;

    private final String word;
    private final int winsInThousand;
    private final int plusMinus;

    Difficulty(String word, int winsInThousand, int plusMinus) {
        this.word = word;
        this.winsInThousand = winsInThousand;
        this.plusMinus = plusMinus;
    }

    /** How many games of Fives in a thousand it wins against Hard, counted in pairs with the seats exchanged. */
    public int winsInThousand() {
        return winsInThousand;
    }

    /** How far off that may be, with 95 in 100 certainty. */
    public int plusMinus() {
        return plusMinus;
    }

    /** What the bot does on its turn: it draws or passes only when it has no play. */
    public Action act(View view, Seed seed) {
        Plays plays = view.plays();
        if (plays.isEmpty()) {
            return view.boneyardSize() > 0 ? new Draw() : new Pass();
        }
        int moment = view.round() * TURNS_A_ROUND + view.turns().size();
        Rng rng = Stream.of(view.seat()).from(seed, moment);
        return bot().choose(view, plays, rng);
    }

    private Bot bot() {
        return switch (this) {
            case EASY -> new Easy();
            case MEDIUM -> new Medium();
            case HARD -> new Hard();
            case TACTICIAN -> new Tactician();
            case EXPERT -> Master.hasty();
            case MASTER -> new Master();
        };
    }

    @Override
    public String word() {
        return word;
    }
}
