package deluxe.screens;

import deluxe.play.tavern.Tavern;
import deluxe.play.tavern.TavernPlace;
import deluxe.play.tavern.TavernSheet;
import org.teavm.flavour.templates.BindTemplate;
import org.teavm.flavour.templates.Fragment;
import org.teavm.flavour.templates.Templates;

/** What is around the tavern's board: the bar below it, and one screen at a time over it. */
@BindTemplate("templates/tavern.html")
public final class TavernScreen {
    private final Tavern tavern;
    private final Fragment elsewhere;
    private final Fragment menu;
    private final Fragment newGame;
    private final Fragment wager;
    private final Fragment plaque;
    private final Fragment ending;
    private final Fragment rules;
    private final Fragment settings;

    private TavernScreen(Tavern tavern) {
        this.tavern = tavern;
        elsewhere = Templates.create(new TavernElsewhere(tavern));
        TavernDoor door = new TavernDoor(tavern);
        menu = Templates.create(door);
        newGame = Templates.create(new TavernNewGame(tavern, door));
        wager = Templates.create(new TavernWager(tavern));
        plaque = Templates.create(new TavernPlaque(tavern));
        ending = Templates.create(new TavernEnding(tavern));
        rules = Templates.create(new TavernRules(tavern));
        settings = Templates.create(new TavernSettings(tavern));
    }

    public static void open(Tavern tavern) {
        tavern.follow(Templates::update);
        Templates.bind(new TavernScreen(tavern), "screens");
    }

    /** Names what is seen, for the style sheet. */
    public String getScene() {
        return switch (tavern.sheet()) {
            case RULES -> "rules";
            case SETTINGS, NEW_GAME -> "pop-up";
            case NONE -> atPlace();
        };
    }

    private String atPlace() {
        return switch (tavern.place()) {
            case MENU -> "door";
            case CHOOSING -> "choosing";
            case WAGERING -> "wagering";
            case PLAYING -> "playing";
            case ROUND_OVER -> "plaque";
            case VICTORY -> "feast";
            case GAME_OVER -> "ending";
        };
    }

    public String getMotion() {
        return tavern.preferences().settings().motionName();
    }

    public String getContrast() {
        return tavern.preferences().settings().highContrast() ? "high" : "usual";
    }

    /** The screen over the board; null while the board is clear. */
    public Fragment getScreen() {
        return switch (tavern.sheet()) {
            case RULES -> rules;
            case SETTINGS -> settings;
            case NEW_GAME -> newGame;
            case NONE ->
                switch (tavern.place()) {
                    case MENU -> tavern.isElsewhere() ? elsewhere : menu;
                    case WAGERING -> wager;
                    case ROUND_OVER -> plaque;
                    case VICTORY, GAME_OVER -> ending;
                    case CHOOSING, PLAYING -> null;
                };
        };
    }

    // The bar

    /** Whether there is a table in sight, with a bar below it. */
    public boolean isInside() {
        TavernPlace place = tavern.place();
        return place != TavernPlace.MENU && place != TavernPlace.VICTORY && place != TavernPlace.GAME_OVER;
    }

    /** Whether the bar's buttons can be used. */
    public boolean isOpen() {
        return tavern.sheet() == TavernSheet.NONE;
    }

    public String getNews() {
        return tavern.news();
    }

    public String getStanding() {
        return tavern.telling().standing();
    }

    public boolean isChoosing() {
        return tavern.place() == TavernPlace.CHOOSING;
    }

    public boolean isPlaying() {
        return tavern.place() == TavernPlace.PLAYING;
    }

    public boolean isBroke() {
        return !tavern.canSitDown();
    }

    public void lookBack() {
        tavern.lookOn(-1);
    }

    public void lookOn() {
        tavern.lookOn(1);
    }

    public void sitDown() {
        tavern.sitDown();
    }

    public String getThrowing() {
        return tavern.isThrowing() ? "Hurry" : "Throw";
    }

    public void throwDice() {
        tavern.throwDice();
    }

    public void showRules() {
        tavern.open(TavernSheet.RULES);
    }

    public void leave() {
        tavern.leave();
    }

    public boolean isLost() {
        return !tavern.visit().isKept();
    }
}
