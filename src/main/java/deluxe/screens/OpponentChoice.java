package deluxe.screens;

import deluxe.bots.Difficulty;
import deluxe.play.Preferences;
import java.util.ArrayList;
import java.util.List;

/** Against whom to practise. */
final class OpponentChoice {
    private OpponentChoice() {}

    /** The usual opponents of a table, and the one that was chosen elsewhere, from the mildest to the sternest. */
    static Choice of(Preferences preferences, Difficulty... usual) {
        List<Difficulty> opponents = new ArrayList<>();
        for (Difficulty each : Difficulty.values()) {
            if (each == preferences.settings().difficulty() || List.of(usual).indexOf(each) >= 0) {
                opponents.add(each);
            }
        }
        return new Choice(
                "Opponent",
                () -> opponents.indexOf(preferences.settings().difficulty()),
                place -> preferences.choose(preferences.settings().withDifficulty(opponents.get(place))),
                titles(opponents));
    }

    private static String[] titles(List<Difficulty> opponents) {
        String[] titles = new String[opponents.size()];
        for (int at = 0; at < titles.length; at++) {
            titles[at] = title(opponents.get(at));
        }
        return titles;
    }

    static String title(Difficulty opponent) {
        return switch (opponent) {
            case EASY -> "Easy";
            case MEDIUM -> "Medium";
            case HARD -> "Hard";
            case TACTICIAN -> "Tactician";
            case EXPERT -> "Expert";
            case MASTER -> "Master";
        };
    }
}
