package deluxe.play;

import deluxe.ports.Pointers;
import deluxe.stage.art.Box;
import deluxe.stage.tiles.Handling;
import deluxe.stage.tiles.Target;
import java.util.Optional;
import java.util.function.Supplier;

/** The ways to play: by finger or mouse, by key, and by the page's own buttons. All of them move the same {@link PlayersHand}. */
public final class Controls {
    private final Shell shell;
    private final Supplier<Optional<PlayersHand>> player;
    private final Mirror mirror;
    private final Fingers fingers;

    /** @param player the player's hand; empty while nothing can be done at the table */
    Controls(Shell shell, Supplier<Optional<PlayersHand>> player) {
        this.shell = shell;
        this.player = player;
        mirror = new Mirror(shell.words());
        TablePorts ports = shell.ports();
        Handling handling = shell.scene().handling();
        Hover hover = new Hover(handling, ports.display(), ports.pointers());
        fingers = new Fingers(handling, ports.display(), ports.time(), hover, player::get);
    }

    /** The player's hand, while the table is open with nothing over it, or a lesson has something to do. */
    public Optional<PlayersHand> hand() {
        return player.get();
    }

    /** The table in words. */
    public Mirror mirror() {
        return mirror;
    }

    /** Shows that the keyboard focus is at whatever has this id in the page, or nowhere at the table. */
    public void focus(Optional<String> id) {
        shell.scene().handling().focus(id.flatMap(mirror::target));
        shell.wake();
    }

    /** The same as a tap on whatever has this id in the page. */
    public void press(String id) {
        Optional<Target> target = mirror.target(id);
        if (player.get().isPresent() && target.isPresent()) {
            fingers.tap(player.get().get(), target.get());
        }
    }

    /** Where that lies which has this id in the page, in CSS pixels: left, top, width and height, all zero if it is not on the table. */
    public String place(String id) {
        Box box = shell.scene().handling().place(mirror.target(id).orElse(new Target.Elsewhere()));
        return (int) box.x() + " " + (int) box.y() + " " + (int) box.width() + " " + (int) box.height();
    }

    Pointers.Touches touches() {
        return fingers;
    }

    /** Looks again at what is under the mouse and what can be done with it: both may have changed. */
    void lookAgain() {
        fingers.lookAgain();
    }

    /** Puts back the tile that is being carried. */
    void cancel() {
        fingers.cancel();
    }

    /** Cuts short what moves at the table. */
    public void hurry() {
        hand().ifPresent(PlayersHand::hurry);
    }

    /** Puts back the tile that is carried or picked out, or closes the list over the board. Returns whether there was any. */
    public boolean putBack() {
        return fingers.cancel() || hand().filter(PlayersHand::putBack).isPresent();
    }
}
