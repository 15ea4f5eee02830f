package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.tournament.ScoreSheet;
import deluxe.tournament.Verification;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** From a record in whatever form to what is seen of it, and to its link. */
class WatchingTest {
    private static final ScoreSheet SHEET = InTheGallery.SHEET;
    private static final String LINK = InTheGallery.LINK;
    private static final int LAST = InTheGallery.LAST;

    @Test
    void aSheetAndAWholeAddressAreReadToo() {
        InTheGallery gallery = InTheGallery.watching(SHEET.text());
        assertThat(gallery.playback().lastMoment()).isEqualTo(LAST);
        gallery.open(" https://tournament.example/game/watch.html?player=Ana#" + LINK + "\n");
        assertThat(gallery.playback().lastMoment()).isEqualTo(LAST);
    }

    @Test
    void whatIsPastedIsWatchedWhenThatIsAskedFor() {
        Watching watching = InTheGallery.watching("").watching();
        watching.paste(SHEET.text());
        assertThat(watching.isOpen()).isFalse();
        watching.watchPasted();

        assertThat(watching.trouble()).isEmpty();
        assertThat(watching.playback().player()).isEqualTo("Player");
    }

    @Test
    void aRecordOfManyLinesInAnAddressIsReadAndTheAddressPacksIt() {
        InTheGallery gallery = InTheGallery.watching("");
        gallery.open("#" + SHEET.text().replace("\n", "%0A").replace(" ", "%20"));

        assertThat(gallery.playback().lastMoment()).isEqualTo(LAST);
        assertThat(gallery.playback().refusal()).isEmpty();
        assertThat(gallery.address().led()).containsExactly(LINK);
    }

    @Test
    void theLinkCanBeCopiedAndThatIsSaidForAMoment() {
        InTheGallery gallery = InTheGallery.watching(SHEET.text());
        gallery.watching().copyLink();
        assertThat(gallery.address().copied()).containsExactly(LINK);
        assertThat(gallery.watching().notice()).isEqualTo("Link copied.");
        gallery.pass(5000);
        assertThat(gallery.watching().notice()).isEmpty();

        gallery.address().refusesCopies();
        gallery.watching().copyLink();
        assertThat(gallery.watching().notice()).contains("this page's address");
    }

    @Test
    void whatWasPastedIsNotUnderTheNamesOfTheAddress() {
        InTheGallery gallery = InTheGallery.watching("");
        gallery.watching().paste(SHEET.text());
        gallery.watching().watchPasted();

        assertThat(gallery.address().led()).containsExactly(LINK + "?");
    }

    @Test
    void whatIsRefusedHasNoLink() {
        int total = SHEET.result().orElseThrow().total();
        InTheGallery gallery = InTheGallery.watching(SHEET.text().replace("total " + total, "total " + (total + 1)));

        assertThat(gallery.watching().hasLink()).isFalse();
        assertThat(gallery.address().led()).isEmpty();
    }

    @Test
    void whatIsRefusedIsMarkedAndWatchedUpToTheLine() {
        String text = SHEET.text();
        String cheat = text.replaceFirst("(?m)^(\\d+) opponent plays .*$", "$1 opponent draws");
        int line = text.substring(0, text.indexOf("opponent plays")).split("\n", -1).length;
        InTheGallery gallery = InTheGallery.watching(cheat);

        assertThat(gallery.playback().refusal()).startsWith("line " + line + ": ");
        assertThat(gallery.playback().lastMoment()).isEqualTo(line - SHEET.lineOf(0) - 1);
        gallery.watching().goToEnd();
        assertThat(gallery.playback().scoreCard()).isEmpty();
    }

    @Test
    void aWrongTotalIsRefusedAndTheMatchIsSeenWithoutIt() {
        int total = SHEET.result().orElseThrow().total();
        String text = SHEET.text().replace("total " + total, "total " + (total + 1));
        InTheGallery gallery = InTheGallery.watching(text);
        gallery.watching().goToEnd();

        assertThat(gallery.playback().lastMoment()).isEqualTo(LAST);
        assertThat(gallery.playback().refusal()).contains("total is " + total + ", not " + (total + 1));
        assertThat(gallery.playback().scoreCard()).isEmpty();
        assertThat(Verification.verify(text).toString()).contains("Rejected");
    }

    @Test
    void whatIsNoRecordIsNamedInOneLine() {
        assertTrouble("D" + LINK.substring(1), "this is format 3, but the newest known here is 2");
        assertTrouble(LINK.substring(0, 100), "the link is cut off");
        assertTrouble(LINK.substring(0, 50) + "!" + LINK.substring(51), "! is not a character of a link");
        assertTrouble("A".repeat(250_001), "the number of characters in a link must be from 0 to 250000, not 250001");
        assertTrouble("", "the link is cut off");
        assertTrouble("dominoes-deluxe 3\nmatch m", "line 1: this is format 3");
        assertTrouble(SHEET.text().replace("0 round 1", "0 round 2"), "line " + SHEET.lineOf(0) + ": ");
    }

    private static void assertTrouble(String record, String words) {
        InTheGallery gallery = InTheGallery.watching(record);

        assertThat(gallery.watching().isOpen()).isFalse();
        assertThat(gallery.watching().trouble()).contains(words).doesNotContain("\n");
    }

    @Test
    void aNameThatFillsTheScreenIsRefused() {
        InTheGallery gallery = InTheGallery.watching(LINK);
        gallery.watching().open(LINK, Optional.of("A".repeat(41)), Optional.empty());

        assertThat(gallery.watching().trouble()).isEqualTo("the length of player must be from 1 to 40, not 41");
    }
}
