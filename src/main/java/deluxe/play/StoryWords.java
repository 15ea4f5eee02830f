package deluxe.play;

import deluxe.dominoes.RoundResult;
import deluxe.table.Ending;
import deluxe.table.Seat;
import java.util.List;
import java.util.Optional;

/** Tells the player how a finished game went. */
public final class StoryWords {
    private final Words words;
    private final GameStory story;

    public StoryWords(Words words, GameStory story) {
        this.words = words;
        this.story = story;
    }

    /** How the lead changed and what the biggest score was, in a few sentences. */
    public String turn() {
        List<GameStory.Gain> gains = story.gains();
        if (gains.isEmpty()) {
            return words.say("Nobody scored.");
        }
        Leading leading = Leading.in(gains);
        String lead =
                leading.taken().map(taken -> lead(leading, taken)).orElseGet(() -> level(gains.get(gains.size() - 1)));
        return lead + ' ' + biggest(gains);
    }

    private String lead(Leading leading, GameStory.Gain taken) {
        boolean isPlayer = taken.seat() == Seat.PLAYER;
        if (leading.changes() > 1) {
            return words.say("The lead changed {0} times.", leading.changes()) + ' ' + taken(taken);
        }
        if (leading.changes() == 1) {
            return leading.isSteady() ? passed(taken) : isPlayer ? overtook(taken) : overtaken(taken);
        }
        if (leading.isSteady()) {
            return isPlayer
                    ? words.say("You led from the first points to the last.")
                    : words.say("{0} led from the first points to the last.", story.opponent());
        }
        return isPlayer
                ? words.say("You were level at times, but never behind.")
                : words.say("{0} was level with you at times, but never behind.", story.opponent());
    }

    /** The other was ahead all the time until then. */
    private String passed(GameStory.Gain taken) {
        return taken.seat() == Seat.PLAYER
                ? words.say("{0} led until you took over in round {1} (+{2}).", values(taken))
                : words.say("You led until {0} took over in round {1} (+{2}).", values(taken));
    }

    private String overtook(GameStory.Gain taken) {
        return words.say("{0} led at first.", story.opponent()) + ' ' + taken(taken);
    }

    private String overtaken(GameStory.Gain taken) {
        return words.say("You led at first.") + ' ' + taken(taken);
    }

    private String taken(GameStory.Gain taken) {
        return taken.seat() == Seat.PLAYER
                ? words.say("You went ahead for good in round {1} (+{2}).", values(taken))
                : words.say("{0} went ahead for good in round {1} (+{2}).", values(taken));
    }

    private String level(GameStory.Gain last) {
        return last.seat() == Seat.PLAYER
                ? words.say("You drew level in round {1} (+{2}).", values(last))
                : words.say("{0} drew level in round {1} (+{2}).", values(last));
    }

    private Object[] values(GameStory.Gain gain) {
        return new Object[] {story.opponent(), gain.round(), gain.points()};
    }

    private String biggest(List<GameStory.Gain> gains) {
        GameStory.Gain biggest = gains.get(0);
        int times = 0;
        for (GameStory.Gain gain : gains) {
            if (gain.points() > biggest.points()) {
                biggest = gain;
                times = 0;
            }
            times += gain.points() == biggest.points() ? 1 : 0;
        }
        if (times > 1) {
            return words.say("Nobody scored more than {0} at once.", biggest.points());
        }
        return biggest.seat() == Seat.PLAYER
                ? words.say("The biggest score was yours: {2} in round {1}.", values(biggest))
                : words.say("The biggest score was by {0}: {2} in round {1}.", values(biggest));
    }

    /** How a round ended, without a full stop. */
    public String end(GameStory.Round round) {
        Optional<RoundResult> result = round.result();
        if (result.isEmpty()) {
            return words.say(unfinished(story.outcome().ending()));
        }
        return result.get() instanceof RoundResult.OutOfMoves
                ? words.say(Words.OUT_OF_MOVES)
                : words.roundEnd(result.get(), Optional.empty(), story.opponent());
    }

    private static String unfinished(Ending ending) {
        return switch (ending) {
            case TARGET_REACHED -> "Target reached";
            case TIME_UP -> Words.TIME_IS_UP;
            case ENDED_EARLY -> "Game Ended";
        };
    }
}
