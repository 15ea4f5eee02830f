package deluxe.play;

import deluxe.kit.Day;
import deluxe.table.Ending;
import deluxe.table.Seat;
import java.util.Optional;

/**
 * A game of this device's diary, in words.
 *
 * @param isRecorded whether it can be watched
 */
public record OwnGame(Diary.Entry entry, boolean isRecorded, Words words) {
    public int number() {
        return entry.number();
    }

    public String date() {
        return new Day(entry.day()).text();
    }

    public String table() {
        return KeptRecord.tableName(entry.table(), words);
    }

    public String scores() {
        return words.say(
                "You {0}, {1} {2}",
                entry.outcome().scores().player(),
                TableSide.sitter(entry.opponent(), Optional.empty()).name(),
                entry.outcome().scores().opponent());
    }

    public String ending() {
        if (entry.outcome().ending() == Ending.ENDED_EARLY) {
            return words.say("Ended Early");
        }
        return words.say(entry.outcome()
                .winner()
                .map(seat -> seat == Seat.PLAYER ? "Won" : "Lost")
                .orElse("A Tie"));
    }
}
