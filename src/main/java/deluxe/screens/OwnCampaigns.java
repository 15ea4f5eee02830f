package deluxe.screens;

import deluxe.kit.Day;
import deluxe.play.EndedCampaign;
import deluxe.play.OwnDiary;
import deluxe.play.Words;
import java.util.ArrayList;
import java.util.List;
import org.teavm.flavour.templates.BindTemplate;

/** The tavern's campaigns among the player's own games, where there is a tavern. */
@BindTemplate("templates/own-campaigns.html")
public final class OwnCampaigns {
    private final OwnDiary diary;
    private final Words words;

    OwnCampaigns(OwnDiary diary, Words words) {
        this.diary = diary;
        this.words = words;
    }

    /** A campaign is of no table of dominoes, and against no single opponent. */
    public boolean isShown() {
        return diary.table().isEmpty()
                && diary.opponent().isEmpty()
                && !diary.campaigns().isEmpty();
    }

    public String getVictories() {
        int victories = 0;
        for (EndedCampaign each : diary.campaigns()) {
            victories += each.isVictory() ? 1 : 0;
        }
        return words.say(
                "{0} of {1} campaigns were won.", victories, diary.campaigns().size());
    }

    public List<Row> getRows() {
        List<Row> rows = new ArrayList<>();
        for (EndedCampaign each : diary.campaigns()) {
            rows.add(new Row(each, words));
        }
        return rows;
    }

    /** One campaign of the list. */
    public record Row(EndedCampaign campaign, Words words) {
        public String getDate() {
            return new Day(campaign.day()).text();
        }

        public String getCount() {
            return words.say("Rounds: {0}. Throws: {1}.", campaign.rounds(), campaign.thrown());
        }

        public String getCoins() {
            return words.say("Coins: {0}", campaign.coins());
        }

        public String getEnding() {
            return words.say(campaign.isVictory() ? "Won" : "Lost");
        }
    }
}
