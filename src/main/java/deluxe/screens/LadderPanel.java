package deluxe.screens;

import deluxe.bots.Difficulty;
import deluxe.play.Ladder;
import deluxe.play.Words;
import java.util.ArrayList;
import java.util.List;

/** The opponents to beat one after the other. */
public final class LadderPanel {
    private static final int TENTHS = 10;

    private final Ladder ladder;
    private final Words words;
    private List<Ladder.Rung> shown = List.of();
    private List<Row> rows = List.of();
    private boolean isKept = true;

    LadderPanel(Ladder ladder, Words words) {
        this.ladder = ladder;
        this.words = words;
    }

    /** The same rows as long as nothing is new, so that the focus stays where it is. */
    public List<Row> getRows() {
        if (shown != ladder.rungs()) {
            shown = ladder.rungs();
            rows = new ArrayList<>();
            String milder = "";
            for (Ladder.Rung rung : shown) {
                rows.add(new Row(rung, milder));
                milder = rung.name();
            }
        }
        return rows;
    }

    public boolean isClimbed() {
        return ladder.isClimbed();
    }

    /** Whether a game goes on at the table before another begins. */
    public boolean isLeft() {
        return ladder.isGameLeft();
    }

    public String getPage() {
        return ladder.page();
    }

    public String getNotice() {
        return isKept ? "" : "This browser can't save settings. They last until you close the page.";
    }

    /** One opponent. */
    public final class Row {
        private final Ladder.Rung rung;
        private final String milder;

        private Row(Ladder.Rung rung, String milder) {
            this.rung = rung;
            this.milder = milder;
        }

        /** The class of the style sheet. */
        public String getKind() {
            return "face " + rung.opponent().word();
        }

        public String getId() {
            return "against-" + rung.opponent().word();
        }

        public String getName() {
            return rung.name();
        }

        public String getLevel() {
            return OpponentChoice.title(rung.opponent());
        }

        public String getTaste() {
            return switch (rung.opponent()) {
                case EASY -> "Plays any tile that fits.";
                case MEDIUM -> "Overlooks half of what scores.";
                case HARD, TACTICIAN -> "Always takes the most points.";
                case EXPERT -> "Thinks a little ahead.";
                case MASTER -> "Thinks far ahead, and guesses what you hold.";
            };
        }

        /** How strong the opponent was measured to be. */
        public String getStrength() {
            int wins = (rung.opponent().winsInThousand() + TENTHS / 2) / TENTHS;
            return rung.opponent() == Difficulty.HARD ? "" : words.say("Beats Hard in {0} of 100 games.", wins);
        }

        public String getState() {
            if (!isOpen()) {
                return words.say("Beat {0} first.", milder);
            }
            return rung.tally().games() == 0
                    ? ""
                    : words.say(
                            "{0} of {1} games won.",
                            rung.tally().won(), rung.tally().games());
        }

        public boolean isBeaten() {
            return rung.isBeaten();
        }

        /** Whether it is this opponent's turn, or was. */
        public boolean isOpen() {
            return rung.isNext() || rung.isBeaten();
        }

        public boolean isNext() {
            return rung.isNext();
        }

        public void play() {
            isKept = ladder.play(rung.opponent());
        }
    }
}
