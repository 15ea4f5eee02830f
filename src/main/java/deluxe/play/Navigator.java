package deluxe.play;

import java.util.Optional;

/** Shows one screen at a time. */
public final class Navigator {
    private final Runnable onChange;
    private Screen screen = new Screen.AtStart();

    /** @param onChange told whenever the screen is another, or says something else */
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

    /** The match that is being played, under the pop-up too. */
    Optional<MatchAtTable> match() {
        if (screen instanceof Screen.AtTable table) {
            return Optional.of(table.match());
        }
        return screen instanceof Screen.InMenu menu ? Optional.of(menu.match()) : Optional.empty();
    }

    /** Who plays, while the table lies open with nothing over it, or a lesson asks for something to be done. */
    public Optional<PlayersHand> hand() {
        if (screen instanceof Screen.AtTable table) {
            return Optional.of(table.match().hand());
        }
        return screen instanceof Screen.Learning learning ? learning.lessons().hand() : Optional.empty();
    }
}
