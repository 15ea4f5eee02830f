package deluxe.play;

import deluxe.ports.Pointers;
import deluxe.stage.tiles.Handling;
import java.util.Optional;
import java.util.function.Supplier;

/** The ways to play: by finger or mouse, by key, and by the page's own buttons. All of them move the same {@link PlayersHand}. */
public final class Controls {
    private final Shell shell;
    private final Supplier<Optional<PlayersHand>> player;
    private final Mirror mirror;
    private final Fingers fingers;

    /** @param player who plays; nobody while the table does not lie open */
    Controls(Shell shell, Supplier<Optional<PlayersHand>> player) {
        this.shell = shell;
        this.player = player;
        mirror = new Mirror(shell.words());
        TablePorts ports = shell.ports();
        Handling handling = shell.scene().handling();
        Hover hover = new Hover(handling, ports.display(), ports.pointers());
        fingers = new Fingers(handling, ports.display(), ports.time(), hover, player::get);
    }

    /** Who plays, while the table lies open with nothing over it, or a lesson asks for something to be done. */
    public Optional<PlayersHand> hand() {
        return player.get();
    }

    /** The table in words. */
    public Mirror mirror() {
        return mirror;
    }

    /** The keyboard is at what goes by this name in the page, or nowhere at the table. */
    public void focus(Optional<String> id) {
        shell.scene().handling().focus(id.flatMap(mirror::target));
        shell.wake();
    }

    Pointers.Touches touches() {
        return fingers;
    }

    /** What lies under the mouse, or can be done with it, is perhaps something else now. */
    void lookAgain() {
        fingers.lookAgain();
    }

    /** What is being carried goes home. */
    void cancel() {
        fingers.cancel();
    }
}
