package deluxe.dominoes;

import java.util.List;

/** Refusals in English, for records, commands and tests; a screen says them in its own language. */
public final class RefusalWords {
    private RefusalWords() {}

    public static String english(Refusal refusal) {
        if (refusal instanceof Refusal.NotHeld held) {
            return held.tile() + " is not in your hand";
        }
        if (refusal instanceof Refusal.AnotherLeads leads) {
            return leads.leader() + " leads this round";
        }
        if (refusal instanceof Refusal.FitsNoEnd fits) {
            return fits.tile() + " doesn't fit any open end: " + open(fits.openValues());
        }
        if (refusal instanceof Refusal.FitsElsewhere fits) {
            return fits.tile() + " doesn't fit here: this end is " + fits.value();
        }
        if (refusal instanceof Refusal.NotOpen) {
            return "that is not an open end";
        }
        if (refusal instanceof Refusal.HoldsFitting holds) {
            return "you have a tile that fits: " + holds.tile();
        }
        if (refusal instanceof Refusal.BoneyardEmpty) {
            return "the boneyard is empty";
        }
        if (refusal instanceof Refusal.CanDraw draw) {
            return "there are tiles to draw: " + draw.boneyard();
        }
        return refusal instanceof Refusal.RoundOver ? "the round is over" : "the game is over";
    }

    private static String open(List<Integer> values) {
        if (values.size() == 1) {
            return "they are all " + values.get(0);
        }
        StringBuilder list = new StringBuilder("they are ");
        for (int at = 0; at < values.size(); at++) {
            String joint = at == 0 ? "" : at == values.size() - 1 ? " and " : ", ";
            list.append(joint).append(values.get(at));
        }
        return list.toString();
    }
}
