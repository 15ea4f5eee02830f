package deluxe.play.tavern;

import deluxe.dice.Campaign;
import deluxe.dice.CampaignLog;
import deluxe.dice.DiceRound;
import deluxe.dice.Gambler;
import deluxe.dice.TavernAction;
import deluxe.dice.TavernEvent;
import deluxe.dice.TavernRefusal;
import deluxe.kit.Seed;
import deluxe.play.Shelf;
import deluxe.ports.Chance;
import deluxe.ports.Time;
import deluxe.stage.dice.Flick;
import deluxe.stage.tavern.TavernSight;
import deluxe.table.Answer;
import deluxe.table.Line;
import deluxe.table.MatchClock;
import deluxe.table.Refused;
import deluxe.table.Seat;
import deluxe.table.Step;
import java.util.List;
import java.util.Optional;

/** One visit to the tavern: passes what the player wants to the rules, keeps the outcome, and has the scene play it. */
public final class TavernVisit {
    private static final List<Gambler> GUESTS = List.of(Gambler.values());

    private final KeptCampaign kept;
    private final Chance chance;
    private final Time time;
    private final Stage stage;
    private final String flaw;
    private Optional<CampaignLog> found;

    private Optional<CampaignLog> log = Optional.empty();
    private TavernPlace place = TavernPlace.MENU;
    private int guest;
    private double openedMillis;
    private boolean isKept = true;
    private Optional<TavernEvent.RoundOver> plaque = Optional.empty();
    private boolean isPlaqueRead;
    private Optional<ToldRound> left = Optional.empty();

    /** Shows the tavern. */
    public interface Stage {
        /** Shows this at once. */
        void show(TavernSight sight);

        /** Plays one event after the other; {@link TavernVisit#rested} must be called after the last one. */
        void play(List<TavernEvent> events, Flick from, Optional<Seat> toThrow);

        boolean isPlaying();
    }

    public TavernVisit(KeptCampaign kept, Chance chance, Time time, Stage stage) {
        this.kept = kept;
        this.chance = chance;
        this.time = time;
        this.stage = stage;
        Shelf.Found<CampaignLog> campaign = kept.find();
        found = campaign.value();
        flaw = campaign.flaw();
        found.ifPresent(this::showLeft);
    }

    /** Whoever stands at the door sees with whom the game goes on. */
    private void showLeft(CampaignLog left) {
        guest = lastGuest(left).map(GUESTS::indexOf).orElse(0);
        stage.show(TavernSight.of(left.campaign(), guest(), Optional.empty()));
    }

    /** What the tavern looks like before anything was chosen. */
    public static TavernSight firstSight() {
        return TavernSight.of(Campaign.begun(Seed.of("0"), false), GUESTS.get(0), Optional.empty());
    }

    public TavernPlace place() {
        return place;
    }

    public Optional<Campaign> campaign() {
        return log.map(CampaignLog::campaign);
    }

    /** The guest whom the player looks at or sits opposite. */
    public Gambler guest() {
        return GUESTS.get(guest);
    }

    /** The round that is over, while its plaque is up. */
    public Optional<TavernEvent.RoundOver> plaque() {
        return plaque;
    }

    /** The round that was left, or that was over before its plaque was read, as it was told. */
    Optional<ToldRound> left() {
        return left;
    }

    /** Whether the last event will be there at the next visit. */
    public boolean isKept() {
        return isKept;
    }

    /** Why the campaign that was kept could not be read and was set aside; empty if nothing of the kind happened. */
    public String flaw() {
        return flaw;
    }

    /** Whether there is a campaign to go on with, or one whose end has not been read. */
    public boolean canGoOn() {
        return playable().isPresent();
    }

    /** The campaign that goes on. */
    Optional<Campaign> campaignLeft() {
        return playable().map(CampaignLog::campaign);
    }

    private Optional<CampaignLog> playable() {
        return log.isPresent() ? log : found;
    }

    /** Goes on where the campaign was left: during a round with its last dice on the board, after a round with its plaque up. */
    public void goOn() {
        CampaignLog played = playable().orElseThrow(() -> new IllegalStateException("no campaign goes on"));
        enter(played);
        Campaign campaign = played.campaign();
        LastAction last = LastAction.of(played);
        guest = lastGuest(played).map(GUESTS::indexOf).orElse(guest);
        plaque = isPlaqueRead ? Optional.empty() : over(last.events());
        left = last.told();
        if (plaque.isPresent()) {
            place = TavernPlace.ROUND_OVER;
        } else if (campaign.round().isPresent()) {
            place = TavernPlace.PLAYING;
        } else {
            place = betweenRounds();
        }
        stage.show(
                place == TavernPlace.CHOOSING
                        ? TavernSight.lookingRound(campaign, guest())
                        : TavernSight.of(campaign, guest(), last.lying()));
    }

    public void begin(boolean alikeIsTriga) {
        enter(CampaignLog.begun(chance.freshSeed(), alikeIsTriga));
        isKept = kept.keep(log.orElseThrow());
        guest = 0;
        place = TavernPlace.CHOOSING;
        look();
    }

    private void enter(CampaignLog played) {
        log = Optional.of(played);
        openedMillis = time.nowMillis() - played.nowMillis();
        plaque = Optional.empty();
    }

    /** The guest with whom the player sat last. */
    private static Optional<Gambler> lastGuest(CampaignLog played) {
        Optional<Gambler> last = Optional.empty();
        for (Line line : played.lines()) {
            if (line.entry() instanceof TavernAction.SitDown sitDown) {
                last = Optional.of(sitDown.gambler());
            }
        }
        return last;
    }

    /** Looks at the guest this many places further on; a negative number goes back. */
    public void lookOn(int steps) {
        if (place == TavernPlace.CHOOSING) {
            guest = Math.floorMod(guest + steps, GUESTS.size());
            look();
        }
    }

    private void look() {
        stage.show(TavernSight.lookingRound(log.orElseThrow().campaign(), guest()));
    }

    /** Looks at this guest. */
    public void lookAt(Gambler other) {
        lookOn(GUESTS.indexOf(other) - guest);
    }

    public Optional<TavernRefusal> sitDown() {
        return take(new TavernAction.SitDown(guest()), Flick.PLAIN);
    }

    public Optional<TavernRefusal> getUp() {
        Optional<TavernRefusal> refused = take(new TavernAction.GetUp(), Flick.PLAIN);
        look();
        return refused;
    }

    public Optional<TavernRefusal> wager(int coins) {
        return take(new TavernAction.Wager(coins), Flick.PLAIN);
    }

    /** Throws, if the dice are not in the air already. */
    public Optional<TavernRefusal> throwDice(Flick flick) {
        return stage.isPlaying() ? Optional.empty() : take(new TavernAction.ThrowDice(), flick);
    }

    /** Returns why this cannot be done, if the rules refuse it. */
    private Optional<TavernRefusal> take(TavernAction action, Flick flick) {
        CampaignLog before = log.orElseThrow(() -> new IllegalStateException("no campaign was begun"));
        int now = (int) Math.min(MatchClock.LATEST_MILLIS, time.nowMillis() - openedMillis);
        Answer<CampaignLog, TavernEvent, TavernRefusal> answer =
                before.take(new Line(Math.max(before.nowMillis(), now), action));
        if (answer instanceof Refused<CampaignLog, TavernEvent, TavernRefusal> refused) {
            return Optional.of(refused.reason());
        }
        Step<CampaignLog, TavernEvent, TavernRefusal> step = answer.step();
        CampaignLog after = step.next();
        log = Optional.of(after);
        isKept = kept.keep(after);
        if (after.campaign().isOver()) {
            kept.enter(after.campaign(), time.today());
        }
        if (action instanceof TavernAction.SitDown) {
            place = TavernPlace.WAGERING;
        } else if (action instanceof TavernAction.GetUp) {
            place = TavernPlace.CHOOSING;
        } else {
            place = TavernPlace.PLAYING;
        }
        plaque = over(step.events());
        isPlaqueRead = false;
        stage.play(step.events(), flick, after.campaign().round().map(DiceRound::toThrow));
        return Optional.empty();
    }

    private static Optional<TavernEvent.RoundOver> over(List<TavernEvent> events) {
        for (TavernEvent event : events) {
            if (event instanceof TavernEvent.RoundOver over) {
                return Optional.of(over);
            }
        }
        return Optional.empty();
    }

    /** The scene has played everything that happened. */
    public void rested() {
        if (place == TavernPlace.PLAYING && plaque.isPresent()) {
            place = TavernPlace.ROUND_OVER;
        }
    }

    /** Takes the plaque of a round away; next comes a wager, the choice of a guest, or the end. */
    public void closePlaque() {
        if (place != TavernPlace.ROUND_OVER) {
            return;
        }
        plaque = Optional.empty();
        isPlaqueRead = true;
        place = betweenRounds();
        if (place == TavernPlace.CHOOSING) {
            look();
        }
    }

    private TavernPlace betweenRounds() {
        Campaign campaign = log.orElseThrow().campaign();
        if (campaign.isOver()) {
            return campaign.isVictory() ? TavernPlace.VICTORY : TavernPlace.GAME_OVER;
        }
        return campaign.opposite().isPresent() ? TavernPlace.WAGERING : TavernPlace.CHOOSING;
    }

    /** Goes back to the door. A campaign stays as it is; one whose end has been read is forgotten. */
    public void leave() {
        if (place == TavernPlace.VICTORY || place == TavernPlace.GAME_OVER) {
            kept.forget();
            log = Optional.empty();
            found = kept.find().value();
        }
        place = TavernPlace.MENU;
    }
}
