package deluxe.web;

import deluxe.play.ClassicTable;
import deluxe.play.TablePorts;
import deluxe.ports.Sound;

/** The classic page's entry point for Muggins; the page's loader calls it. */
public final class MugginsMain {
    private MugginsMain() {}

    public static void main(String[] args) {
        TablePorts ports = BrowserTable.ports();
        ports.sound().play(Sound.Music.PUB);
        ClassicEntry.open(ClassicTable.muggins(), ports);
    }
}
