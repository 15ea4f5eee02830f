package deluxe.play;

import java.util.Optional;

/** Shows one screen at a time. */
public final class Navigator {
    private final Runnable onChange;
    private Screen screen = new Screen.AtStart();

    /** @param onChange run whenever another screen is shown, or the screen says something else */
    Navigator(Runnable onChange) {
        this.onChange = onChange;
    }

    public Screen screen() {
        return screen;
    }

    void show(Screen next) {
        screen = next;
        changed();
    }

    /** The screen says something else. */
    void changed() {
        onChange.run();
    }

    /** The match that is being played, also while the pop-up is open. */
    Optional<TableMatch> match() {
        if (screen instanceof Screen.AtTable table) {
            return Optional.of(table.match());
        }
        return screen instanceof Screen.InMenu menu ? Optional.of(menu.match()) : Optional.empty();
    }

    /** The player's hand, while the table is open with nothing over it, or a lesson has something to do. */
    public Optional<PlayersHand> hand() {
        if (screen instanceof Screen.AtTable table) {
            return Optional.of(table.match().hand());
        }
        return screen instanceof Screen.Learning learning ? learning.lessons().hand() : Optional.empty();
    }
}
