package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.ports.Address.Given;
import deluxe.tournament.Link;
import deluxe.tournament.ScoreSheet;
import deluxe.tournament.Verification;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** From a record in any form to what is seen of it, and to its link. */
class WatchPageTest {
    private static final ScoreSheet SHEET = OnTheWatchPage.SHEET;
    private static final String LINK = OnTheWatchPage.LINK;
    private static final int LAST = OnTheWatchPage.LAST;

    @Test
    void aSheetAndAWholeAddressAreReadToo() {
        OnTheWatchPage page = OnTheWatchPage.watching(SHEET.text());
        assertThat(page.match().lastMoment()).isEqualTo(LAST);
        page.open(" https://tournament.example/game/watch.html?player=Ana#" + LINK + "\n");
        assertThat(page.match().lastMoment()).isEqualTo(LAST);
    }

    @Test
    void whatIsPastedIsWatchedWhenThatIsAskedFor() {
        WatchPage watching = OnTheWatchPage.watching("").watching();
        watching.paste(SHEET.text());
        assertThat(watching.isOpen()).isFalse();
        watching.watchPasted();

        assertThat(watching.trouble()).isEmpty();
        assertThat(watching.match().player()).isEqualTo("Player");
    }

    @Test
    void aRecordOfManyLinesInAnAddressIsReadAndTheAddressPacksIt() {
        OnTheWatchPage page = OnTheWatchPage.watching("");
        page.open("#" + SHEET.text().replace("\n", "%0A").replace(" ", "%20"));

        assertThat(page.match().lastMoment()).isEqualTo(LAST);
        assertThat(page.match().refusal()).isEmpty();
        assertThat(page.address().led()).containsExactly(LINK);
    }

    @Test
    void theLinkCanBeCopiedAndThatIsSaidForAMoment() {
        OnTheWatchPage page = OnTheWatchPage.watching(SHEET.text());
        page.watching().copyLink();
        assertThat(page.address().copied()).containsExactly(LINK);
        assertThat(page.watching().notice()).isEqualTo("Link copied.");
        page.pass(5000);
        assertThat(page.watching().notice()).isEmpty();

        page.address().willBe(Given.REFUSED);
        page.watching().copyLink();
        assertThat(page.watching().notice()).contains("this page's address");
    }

    @Test
    void whatTheAppSaysItselfIsNotSaidAgain() {
        OnTheWatchPage page = OnTheWatchPage.watching(SHEET.text());
        page.address().willBe(Given.TAKEN);
        page.watching().copyLink();

        assertThat(page.watching().notice()).isEmpty();
    }

    @Test
    void whatWasPastedIsNotUnderTheNamesOfTheAddress() {
        OnTheWatchPage page = OnTheWatchPage.watching("");
        page.watching().paste(SHEET.text());
        page.watching().watchPasted();

        assertThat(page.address().led()).containsExactly(LINK + "?");
    }

    @Test
    void whatIsRefusedHasNoLink() {
        int total = SHEET.result().orElseThrow().total();
        OnTheWatchPage page = OnTheWatchPage.watching(SHEET.text().replace("total " + total, "total " + (total + 1)));

        assertThat(page.watching().hasLink()).isFalse();
        assertThat(page.address().led()).isEmpty();
    }

    @Test
    void whatIsRefusedIsMarkedAndWatchedUpToTheLine() {
        String text = SHEET.text();
        String cheat = text.replaceFirst("(?m)^(\\d+) opponent plays .*$", "$1 opponent draws");
        int line = text.substring(0, text.indexOf("opponent plays")).split("\n", -1).length;
        OnTheWatchPage page = OnTheWatchPage.watching(cheat);

        assertThat(page.match().refusal()).startsWith("line " + line + ": ");
        assertThat(page.match().lastMoment()).isEqualTo(line - SHEET.lineOf(0) - 1);
        page.match().goToEnd();
        assertThat(page.match().scoreCard()).isEmpty();
    }

    @Test
    void aWrongTotalIsRefusedAndTheMatchIsSeenWithoutIt() {
        int total = SHEET.result().orElseThrow().total();
        String text = SHEET.text().replace("total " + total, "total " + (total + 1));
        OnTheWatchPage page = OnTheWatchPage.watching(text);
        page.match().goToEnd();

        assertThat(page.match().lastMoment()).isEqualTo(LAST);
        assertThat(page.match().refusal()).contains("total is " + total + ", not " + (total + 1));
        assertThat(page.match().scoreCard()).isEmpty();
        assertThat(Verification.verify(text).toString()).contains("Rejected");
    }

    @Test
    void whatIsWrongWithABrokenRecordIsSaidInOneLine() {
        assertTrouble("C" + LINK.substring(1), "this is format 2, but only formats 4 and 5 are known here");
        assertTrouble(LINK.substring(0, 100), "the link is cut off");
        assertTrouble(LINK.substring(0, 50) + "!" + LINK.substring(51), "! is not a character of a link");
        assertTrouble("A".repeat(250_001), "the number of characters in a link must be from 0 to 250000, not 250001");
        assertTrouble("", "the link is cut off");
        assertTrouble("dominoes-deluxe 2\nmatch m", "line 1: this is format 2");
        assertTrouble(SHEET.text().replace("0 round 1", "0 round 2"), "line " + SHEET.lineOf(0) + ": ");
    }

    @Test
    void aSealedRecordAndItsLinkProveThatTheMatchWasDealtBeforehand() {
        ScoreSheet sealed = OnTheWatchPage.sealedSheet();
        assertThat(OnTheWatchPage.watching(sealed.text()).match().isProvenSealed())
                .isTrue();
        assertThat(OnTheWatchPage.watching(Link.of(sealed)).match().isProvenSealed())
                .isTrue();
        assertThat(OnTheWatchPage.watching(SHEET.text()).match().isProvenSealed())
                .isFalse();
    }

    @Test
    void aSealedRecordIsComparedWithWhatThisDeviceWasToldWhenItBegan() {
        String commitment = OnTheWatchPage.sealedSheet().terms().deck().head();
        OnTheWatchPage page =
                OnTheWatchPage.watching(OnTheWatchPage.sealedSheet().text());
        assertThat(page.match().proof()).isEqualTo("Dealt from one key.");
        assertThat(page.match().proofInFull()).endsWith("? " + commitment);

        Commitments told = new Commitments(new Shelf(page.drawer()));
        told.keep("m1", commitment);
        assertThat(page.match().proof()).isEqualTo("Dealt beforehand, not changed since.");
        told.keep("practice", "0".repeat(64));
        assertThat(page.match().proof()).isEqualTo("Not what this device was told.");
    }

    @Test
    void aSealedRecordWithAnotherKeyThanWasCommittedToIsRefused() {
        String sealed = OnTheWatchPage.sealedSheet().text();
        int key = sealed.indexOf("\nkey ") + 5;

        assertTrouble(
                sealed.substring(0, key) + "0" + sealed.substring(key + 1),
                "line 5: this is not the commitment to the key at the end");
        assertTrouble(sealed.substring(0, key - 5) + "\n", "the line \"key\" is missing at the end");
    }

    private static void assertTrouble(String record, String words) {
        OnTheWatchPage page = OnTheWatchPage.watching(record);

        assertThat(page.watching().isOpen()).isFalse();
        assertThat(page.watching().trouble()).contains(words).doesNotContain("\n");
    }

    @Test
    void aNameThatFillsTheScreenIsRefused() {
        OnTheWatchPage page = OnTheWatchPage.watching(LINK);
        page.watching().open(LINK, Optional.of("A".repeat(41)), Optional.empty());

        assertThat(page.watching().trouble()).isEqualTo("the length of player must be from 1 to 40, not 41");
    }
}
