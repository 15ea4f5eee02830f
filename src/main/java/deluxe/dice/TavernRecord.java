package deluxe.dice;

import deluxe.kit.Malformed;
import deluxe.kit.Seed;
import deluxe.kit.Word;
import deluxe.table.Answer;
import deluxe.table.Line;
import deluxe.table.LineText;
import deluxe.table.Refused;
import deluxe.table.TextLines;

/**
 * The record of a campaign as text: its seed, every action with its time, and how it stands. Whoever has it can play the campaign
 * through again; it is also the save.
 */
public final class TavernRecord {
    /** What every record begins with. */
    public static final String FORMAT = "dados-de-toledo";

    private static final String VERSION = "1";
    private static final String SEED = "seed";
    private static final String TRIGA = "triga";
    private static final String ALIKE = "alike";
    private static final String RESULT = "result";
    private static final int MOST_LINES = 100_000;

    private TavernRecord() {}

    /** How a campaign stands. */
    private enum Standing implements Word {
        OPEN("open"),
        VICTORY("victory"),
        BROKE("broke");

        private final String word;

        Standing(String word) {
            this.word = word;
        }

        static Standing of(Campaign campaign) {
            if (campaign.isVictory()) {
                return VICTORY;
            }
            return campaign.isGameOver() ? BROKE : OPEN;
        }

        @Override
        public String word() {
            return word;
        }
    }

    public static String write(CampaignLog played) {
        StringBuilder text = new StringBuilder();
        Campaign campaign = played.campaign();
        put(text, FORMAT, VERSION);
        put(text, SEED, campaign.seed().hex());
        if (campaign.alikeIsTriga()) {
            put(text, TRIGA, ALIKE);
        }
        LineText words = new LineText(new TavernSpelling());
        for (Line line : played.lines()) {
            text.append(words.write(line)).append('\n');
        }
        put(text, RESULT, result(campaign));
        return text.toString();
    }

    private static void put(StringBuilder text, String key, String value) {
        text.append(key).append(' ').append(value).append('\n');
    }

    private static String result(Campaign campaign) {
        return Standing.of(campaign).word() + ' ' + campaign.purse();
    }

    /**
     * Reads the campaign that is written there, by playing it through.
     *
     * @throws BadTavernRecord if any line is not what it should be, or cannot have happened
     */
    public static CampaignLog read(String text) throws BadTavernRecord {
        TextLines lines = new TextLines(text);
        try {
            return played(lines);
        } catch (Malformed malformed) {
            throw new BadTavernRecord(lines.number(), malformed.getMessage());
        }
    }

    private static CampaignLog played(TextLines lines) throws BadTavernRecord {
        expect(lines, FORMAT, VERSION);
        Seed seed = Seed.whole(lines.value(SEED));
        boolean alikeIsTriga = lines.nextIs(TRIGA);
        if (alikeIsTriga) {
            expect(lines, TRIGA, ALIKE);
        }
        CampaignLog played = CampaignLog.begun(seed, alikeIsTriga);
        LineText words = new LineText(new TavernSpelling());
        while (lines.hasNext() && !lines.nextIs(RESULT)) {
            Answer<CampaignLog, TavernEvent, TavernRefusal> answer = played.take(words.read(lines.next()));
            if (answer instanceof Refused<CampaignLog, TavernEvent, TavernRefusal> refused) {
                throw new BadTavernRecord(lines.number(), refused.reason().english());
            }
            played = answer.step().next();
            if (played.log().size() > MOST_LINES) {
                throw new Malformed("there are more than " + MOST_LINES + " lines");
            }
        }
        expect(lines, RESULT, result(played.campaign()));
        if (lines.hasNext()) {
            String rest = lines.next();
            throw new Malformed("there must be nothing after the result, not "
                    + (rest.isEmpty() ? "a blank line" : "\"" + rest + '"'));
        }
        return played;
    }

    private static void expect(TextLines lines, String key, String value) {
        String found = lines.value(key);
        if (!found.equals(value)) {
            throw new Malformed(key + " is " + value + ", not " + found);
        }
    }
}
