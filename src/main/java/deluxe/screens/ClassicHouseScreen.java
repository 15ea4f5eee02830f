package deluxe.screens;

import deluxe.play.ClassicHouse;
import deluxe.ports.Files;
import deluxe.session.LeftMatch;
import deluxe.session.Save;
import java.util.Optional;
import org.teavm.flavour.templates.BindTemplate;
import org.teavm.flavour.templates.Fragment;
import org.teavm.flavour.templates.Templates;

/** The page beside a classic table: its house rules, or the games that are kept. */
@BindTemplate("templates/classic-house.html")
public final class ClassicHouseScreen {
    private final ClassicHouse house;
    private final Fragment screen;

    private ClassicHouseScreen(ClassicHouse house, Fragment screen) {
        this.house = house;
        this.screen = screen;
    }

    /** Shows the house rules, and runs {@code close} when the player is done with them. */
    public static void openRules(ClassicHouse house, Runnable close) {
        open(house, new HouseRulesScreen(house.rules(), house.words(), close));
    }

    /** Shows the kept games, and runs {@code close} when the player is done or has taken a game to the table. */
    public static void openGames(ClassicHouse house, Files files, Runnable close) {
        open(house, new KeptGamesScreen(house.games(), house.words(), files, new Around(house, close)));
    }

    private static void open(ClassicHouse house, Object screen) {
        Templates.bind(new ClassicHouseScreen(house, Templates.create(screen)), "screens");
    }

    public String getTheme() {
        return house.table().theme();
    }

    public String getMotion() {
        return house.settings().motionName();
    }

    public Fragment getScreen() {
        return screen;
    }

    private record Around(ClassicHouse house, Runnable closing) implements KeptGamesScreen.Around {
        @Override
        public Optional<Save> atHand() {
            return house.atHand();
        }

        @Override
        public void restored(LeftMatch game) {
            house.leave(game);
            closing.run();
        }

        @Override
        public void changed() {
            Templates.update();
        }

        @Override
        public void close() {
            closing.run();
        }
    }
}
