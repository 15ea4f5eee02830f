package deluxe.play;

import deluxe.dominoes.Blocked;
import deluxe.dominoes.DoubleSet;
import deluxe.dominoes.Doubles.Count;
import deluxe.dominoes.Doubles.Spinners;
import deluxe.dominoes.Drawing;
import deluxe.dominoes.GoingOut;
import deluxe.dominoes.Lead;
import deluxe.dominoes.RuleOption;
import deluxe.dominoes.RuleSet;
import deluxe.kit.Whole;
import deluxe.kit.Word;
import java.util.List;

/** The rules of a table in plain words. */
public final class RuleWords {
    private static final int MINUTE = 60;

    private static final List<Row> ROWS = List.of(
            new Row(
                    RuleOption.SET,
                    "Set of tiles",
                    answer(
                            DoubleSet.SIX,
                            "Double-six",
                            "The usual set: {0} tiles, up to {1} pips a half.",
                            "{0} double-six"),
                    answer(
                            DoubleSet.NINE,
                            "Double-nine",
                            "The big set: {0} tiles, up to {1} pips a half.",
                            "{0} double-nine")),
            new Row(RuleOption.HAND, "Tiles in a hand"),
            new Row(
                    RuleOption.LEAD,
                    "Who leads a round",
                    answer(
                            Lead.LAST_PLACER,
                            "Last to play",
                            "You lead first. Then whoever played the last tile of a round leads the next.",
                            "{0} last to play leads"),
                    answer(
                            Lead.ALTERNATE,
                            "In turn",
                            "You lead first. Then the turns simply go on from round to round.",
                            "{0} leading in turn"),
                    answer(
                            Lead.HIGHEST_DOUBLE,
                            "Highest double",
                            "Whoever is dealt the highest double must lead it; with no double at all, the heaviest tile.",
                            "{0} highest double leads")),
            new Row(
                    RuleOption.SPINNERS,
                    "Which doubles are spinners",
                    answer(
                            Spinners.ALL,
                            "Every double",
                            "Every double grows in four directions: with both long sides joined, its tips open too.",
                            "{0} every double a spinner"),
                    answer(
                            Spinners.FIRST,
                            "Only the first",
                            "The first double of a round grows in four directions: with both long sides joined, its tips open too.",
                            "{0} first double a spinner"),
                    answer(
                            Spinners.NONE,
                            "None",
                            "A double is joined only at its two long sides; the line never branches.",
                            "{0} no spinners")),
            new Row(
                    RuleOption.DOUBLES_COUNT,
                    "What a double counts",
                    answer(
                            Count.ONCE,
                            "One half",
                            "At an end, 5-5 counts 5. A spinner still counts both halves.",
                            "{0} doubles count one half"),
                    answer(Count.TWICE, "Both halves", "At an end, 5-5 counts 10.", "{0} doubles count both halves")),
            new Row(
                    RuleOption.PERSISTENT_SPINNER,
                    "A spinner joined on both sides",
                    new Answer(
                            "off",
                            "Stops counting",
                            "A spinner no longer counts once both its long sides are joined.",
                            "{0} a joined spinner stops counting"),
                    new Answer(
                            "on",
                            "Keeps counting",
                            "Each empty tip of a spinner goes on counting one half until a tile is joined there.",
                            "{0} a joined spinner keeps counting")),
            new Row(
                    RuleOption.DRAWING,
                    "When to draw",
                    answer(
                            Drawing.FORCED,
                            "Only when stuck",
                            "You draw only when no tile fits, one by one until one does.",
                            "{0} drawing only when stuck"),
                    answer(
                            Drawing.FREE,
                            "At will",
                            "On your turn you can draw as often as you like, but then you must play.",
                            "{0} drawing at will")),
            new Row(
                    RuleOption.BLOCKED,
                    "When both are stuck",
                    answer(
                            Blocked.OUT_OF_MOVES,
                            "Nobody scores",
                            "The round is over as soon as the player to move can neither play nor draw. Nobody scores.",
                            "{0} nothing for a stuck round"),
                    answer(
                            Blocked.DIFFERENCE,
                            "The difference",
                            "When both have passed, the hand with fewer pips scores the difference.",
                            "{0} the difference for a stuck round"),
                    answer(
                            Blocked.OTHER_HAND,
                            "The other hand",
                            "When both have passed, the hand with fewer pips scores the other's pips, to the nearest five.",
                            "{0} the other hand for a stuck round")),
            new Row(
                    RuleOption.GOING_OUT,
                    "What going out scores",
                    answer(
                            GoingOut.FIVE_PER_TILE,
                            "Five a tile",
                            "Whoever plays all tiles first scores five points for each tile left in the other hand.",
                            "{0} five a tile for going out"),
                    answer(
                            GoingOut.PIPS,
                            "The pips",
                            "Whoever plays all tiles first scores the pips of the other hand, to the nearest five: 22 is 20, 23 is 25.",
                            "{0} the pips for going out")),
            new Row(RuleOption.TARGET, "Points to win"),
            new Row(RuleOption.CLOCK_SECONDS, "Time for a game"));

    private final Words words;
    private final RuleSet rules;

    /** @param rules the rules to put in words */
    public RuleWords(Words words, RuleSet rules) {
        this.words = words;
        this.rules = rules;
    }

    /**
     * A choice for an option that is not a number, in English.
     *
     * @param effect what it changes in the game
     * @param inShort the choice in a few words, for the table; {0} is the text before it
     */
    record Answer(String text, String name, String effect, String inShort) {}

    /**
     * What is said of an option, in English.
     *
     * @param question which it answers
     * @param answers its choices, unless they are numbers
     */
    private record Row(RuleOption option, String question, List<Answer> answers) {
        private Row(RuleOption option, String question, Answer... answers) {
            this(option, question, List.of(answers));
        }
    }

    private static Answer answer(Word word, String name, String effect, String inShort) {
        return new Answer(word.word(), name, effect, inShort);
    }

    /** The question that an option answers. */
    public String question(RuleOption option) {
        return words.say(row(option).question);
    }

    /** The name of a choice. */
    public String name(RuleOption option, String choice) {
        return switch (option) {
            case HAND, TARGET -> choice;
            case CLOCK_SECONDS -> time(Whole.of(choice));
            default -> words.say(answer(option, choice).name);
        };
    }

    private String time(int seconds) {
        if (seconds == 0) {
            return words.say("No clock");
        }
        return seconds % MINUTE > 0 ? Words.clock(seconds) : words.say("{0} min", seconds / MINUTE);
    }

    /** What an option, as it is in these rules, changes in the game. */
    public String effect(RuleOption option) {
        return switch (option) {
            case SET ->
                words.say(
                        answer(option, option.of(rules)).effect,
                        rules.set().tiles(),
                        rules.set().mostPips());
            case HAND ->
                words.say(
                        "Each of you is dealt {0}. In the boneyard {1} are left to draw.",
                        rules.hand(), rules.set().tiles() - 2 * rules.hand());
            case TARGET -> words.say("The first to {0} points wins the game.", rules.target());
            case CLOCK_SECONDS ->
                words.say(
                        rules.clockSeconds() == 0
                                ? "Nobody hurries you."
                                : "When the time is up, the game is over: whoever has more points wins.");
            default -> words.say(answer(option, option.of(rules)).effect);
        };
    }

    /** An option of these rules in a few words, for the table, added to the text before it. */
    String inShort(RuleOption option, String before) {
        return switch (option) {
            case HAND -> words.say("{0} {1} tiles", before, rules.hand());
            case TARGET -> words.say("{0} to {1}", before, rules.target());
            case CLOCK_SECONDS ->
                rules.clockSeconds() == 0
                        ? words.say("{0} without a clock", before)
                        : words.say("{0} {1} on the clock", before, Words.clock(rules.clockSeconds()));
            default -> words.say(answer(option, option.of(rules)).inShort, before);
        };
    }

    /** Why a choice does not go together with another option as it is in these rules. */
    public String objection(RuleOption option, String choice, RuleOption inTheWay) {
        return words.say(
                switch (inTheWay) {
                    case DOUBLES_COUNT -> "{0}: not while a double counts one half, because a spinner counts both.";
                    case PERSISTENT_SPINNER -> "{0}: not while a joined spinner keeps counting, which needs a spinner.";
                    case SPINNERS ->
                        rules.doubles().spinners() == Spinners.NONE
                                ? "{0}: not without spinners, because there is none to count."
                                : "{0}: not while every double is a spinner, because a spinner counts both halves.";
                    default ->
                        throw new IllegalArgumentException(
                                "nobody says what " + inTheWay.title() + " is in the way of");
                },
                name(option, choice));
    }

    /** What can be chosen for an option that is not a number, as options spell it. */
    static List<String> choices(RuleOption option) {
        return row(option).answers.stream().map(Answer::text).toList();
    }

    private static Answer answer(RuleOption option, String choice) {
        for (Answer answer : row(option).answers) {
            if (answer.text.equals(choice)) {
                return answer;
            }
        }
        throw new IllegalArgumentException("nobody says what " + option.title() + " " + choice + " is");
    }

    private static Row row(RuleOption option) {
        for (Row row : ROWS) {
            if (row.option == option) {
                return row;
            }
        }
        throw new IllegalArgumentException("nobody says what " + option.title() + " is");
    }
}
