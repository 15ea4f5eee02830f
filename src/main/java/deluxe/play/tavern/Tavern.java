package deluxe.play.tavern;

import deluxe.dice.Campaign;
import deluxe.dice.Gambler;
import deluxe.dice.TavernEvent;
import deluxe.kit.Seed;
import deluxe.play.Preferences;
import deluxe.play.Settings;
import deluxe.play.Soundtrack;
import deluxe.play.TablePorts;
import deluxe.ports.Chance;
import deluxe.ports.Overlay;
import deluxe.ports.PageSeat;
import deluxe.stage.dice.Flick;
import deluxe.stage.dice.Knock;
import deluxe.stage.tavern.TavernScene;
import deluxe.stage.tavern.TavernSight;
import deluxe.stage.tavern.TavernSounds;
import deluxe.table.Seat;
import deluxe.table.Stream;
import java.util.List;
import java.util.Optional;

/** The tavern on its page: passes on to the visit what fingers, keys and buttons ask for, and gives the text around the scene. */
public final class Tavern {
    private final TavernWords words;
    private final TavernTelling telling;
    private final TavernStake stake;
    private final TavernScene scene;
    private final Preferences preferences;
    private final TavernVisit visit;
    private final TavernCues cues;
    private final PageSeat seat;
    private final boolean isElsewhere;

    private Runnable onChange = () -> {};
    private TavernSheet sheet = TavernSheet.NONE;
    private String news = "";

    public Tavern(TablePorts ports, Overlay overlay, Chance chance, PageSeat seat) {
        this.seat = seat;
        isElsewhere = !seat.isSeated();
        words = new TavernWords(ports.language()::say);
        Seed flights = chance.freshSeed();
        TavernSight first = TavernVisit.firstSight();
        scene = new TavernScene(ports.display(), overlay, words, tries -> Stream.DICE.from(flights, tries), first);
        Soundtrack soundtrack = new Soundtrack(ports.sound(), ports.haptics(), new TavernSounds());
        cues = new TavernCues(soundtrack);
        Settings settings = Settings.common(ports.storage(), ports.device().wishes());
        preferences = new Preferences(
                ports, soundtrack, settings, this::suit, chosen -> chosen.keepCommon(ports.storage()), this::changed);
        suit(settings);
        visit = new TavernVisit(new KeptCampaign(ports.storage(), seat), chance, ports.time(), new OnScene());
        telling = new TavernTelling(visit, words, new TavernChances(words), scene::isPlaying);
        stake = new TavernStake(visit, this::changed);
        scene.listen(new Listening());
        ports.pointers().follow(new TavernTouches(this, scene, ports.time()));
    }

    /** Runs {@code listener} whenever there is something new to read or to choose. */
    public void follow(Runnable listener) {
        onChange = listener;
    }

    private void changed() {
        onChange.run();
    }

    private void suit(Settings chosen) {
        scene.suit(chosen.leftHanded(), chosen.reducedMotion(), chosen.highContrast());
    }

    /** Whether another page has the game open, so that nothing is played here. */
    public boolean isElsewhere() {
        return isElsewhere;
    }

    /** Brings the game here from the page that has it. */
    public void claim() {
        seat.claim();
    }

    public TavernVisit visit() {
        return visit;
    }

    public TavernPlace place() {
        return visit.place();
    }

    /** What can be read of the game. */
    public TavernTelling telling() {
        return telling;
    }

    public TavernStake stake() {
        return stake;
    }

    public TavernWords words() {
        return words;
    }

    public Preferences preferences() {
        return preferences;
    }

    /** The sheet that lies over everything else. */
    public TavernSheet sheet() {
        return sheet;
    }

    public void open(TavernSheet other) {
        cues.turned(sheet, other);
        sheet = other;
        changed();
    }

    public void closeSheet() {
        open(TavernSheet.NONE);
    }

    /** What was seen or said last. */
    public String news() {
        return news;
    }

    private Campaign campaign() {
        return visit.campaign().orElseThrow();
    }

    // At the door

    public void goOn() {
        visit.goOn();
        telling.begin(visit.left());
        scene.write(telling.needed());
        cues.cameIn();
        arrive();
    }

    public void begin(boolean alikeIsTriga) {
        sheet = TavernSheet.NONE;
        visit.begin(alikeIsTriga);
        scene.write("");
        cues.cameIn();
        arrive();
    }

    /** Goes back to the door; a round in progress can go on from there. */
    public void leave() {
        sheet = TavernSheet.NONE;
        visit.leave();
        scene.celebrate(false);
        scene.write("");
        cues.wentOut();
        news = "";
        changed();
    }

    /** Says what there is to do now. */
    private void arrive() {
        scene.celebrate(place() == TavernPlace.VICTORY);
        if (place() == TavernPlace.CHOOSING) {
            news = words.introduced(visit.guest(), campaign().purse(visit.guest()));
        } else if (place() == TavernPlace.WAGERING) {
            stake.suggest();
            news = words.askedToWager(telling.game());
        } else if (place() == TavernPlace.PLAYING) {
            news = words.goesOn(campaign().round().orElseThrow(), visit.guest());
        } else if (place() == TavernPlace.ROUND_OVER) {
            news = telling.result() + '.';
        }
        changed();
    }

    // Choosing somebody

    public void lookOn(int steps) {
        if (place() == TavernPlace.CHOOSING) {
            visit.lookOn(steps);
            arrive();
        }
    }

    /** Looks at this guest; sits down with the one whom the player looks at already. */
    public void lookAt(Gambler gambler) {
        if (gambler == visit.guest()) {
            sitDown();
        } else {
            visit.lookAt(gambler);
            arrive();
        }
    }

    /** Whether the guest whom the player looks at has anything left to be won. */
    public boolean canSitDown() {
        return campaign().purse(visit.guest()) > 0;
    }

    public void sitDown() {
        if (!canSitDown()) {
            cues.refused();
            return;
        }
        visit.sitDown();
        stake.suggest();
        changed();
    }

    public void getUp() {
        visit.getUp();
        arrive();
    }

    // The dice

    /** Throws the dice, or hurries the scene if it is still playing. */
    public void throwDice(Flick flick) {
        if (scene.isPlaying()) {
            scene.hurry();
        } else if (place() == TavernPlace.PLAYING) {
            visit.throwDice(flick);
            changed();
        }
    }

    /** The same without aiming. */
    public void throwDice() {
        throwDice(Flick.PLAIN);
    }

    public boolean isThrowing() {
        return scene.isPlaying();
    }

    public void closePlaque() {
        visit.closePlaque();
        arrive();
    }

    /** Does the next thing there is to do, the same as the button that stands out. */
    public void goAhead() {
        if (sheet != TavernSheet.NONE) {
            return;
        }
        switch (place()) {
            case MENU -> {
                if (visit.canGoOn()) {
                    goOn();
                } else {
                    begin(false);
                }
            }
            case CHOOSING -> sitDown();
            case WAGERING -> stake.putDown();
            case PLAYING -> throwDice();
            case ROUND_OVER -> closePlaque();
            case VICTORY, GAME_OVER -> leave();
        }
    }

    /** Goes one step back, if there is one: closes the sheet or the plaque, gets up, or goes to the door. Returns whether it did. */
    public boolean escape() {
        if (sheet != TavernSheet.NONE) {
            closeSheet();
            return true;
        }
        switch (place()) {
            case MENU -> {
                return false;
            }
            case WAGERING -> getUp();
            case ROUND_OVER -> closePlaque();
            default -> leave();
        }
        return true;
    }

    private final class OnScene implements TavernVisit.Stage {
        @Override
        public void show(TavernSight sight) {
            scene.show(sight);
        }

        @Override
        public void play(List<TavernEvent> events, Flick from, Optional<Seat> toThrow) {
            scene.play(events, from, toThrow);
        }

        @Override
        public boolean isPlaying() {
            return scene.isPlaying();
        }
    }

    private final class Listening implements TavernScene.Listener {
        @Override
        public void told(TavernEvent event) {
            follow(event);
            news = words.told(event, visit.guest());
            cues.told(event);
            changed();
        }

        private void follow(TavernEvent event) {
            telling.follow(event);
            scene.write(telling.needed());
            if (event instanceof TavernEvent.SatDown) {
                speak(words.greeting(visit.guest()));
            } else if (event instanceof TavernEvent.RoundOver over) {
                speak(telling.uttered(over));
            }
        }

        private void speak(String said) {
            if (preferences.settings().talk()) {
                scene.say(said);
            }
        }

        @Override
        public void shaken(Seat seat) {
            cues.shaken(seat);
        }

        @Override
        public void knocked(Knock knock) {
            cues.knocked(knock);
        }

        @Override
        public void clinked() {
            cues.clinked();
        }

        @Override
        public void rested() {
            visit.rested();
            changed();
        }
    }
}
