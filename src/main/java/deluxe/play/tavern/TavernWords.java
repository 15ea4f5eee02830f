package deluxe.play.tavern;

import deluxe.dice.Campaign;
import deluxe.dice.DiceRound;
import deluxe.dice.Gambler;
import deluxe.dice.TavernEvent;
import deluxe.dice.TavernGame;
import deluxe.dice.Throw;
import deluxe.play.Speech;
import deluxe.stage.tavern.TavernScene;
import deluxe.table.Seat;
import java.util.function.UnaryOperator;

/** What is said in the tavern, in the player's language. */
public final class TavernWords extends Speech implements TavernScene.Names {
    private static final int HUNDREDTHS = 100;

    TavernWords(UnaryOperator<String> language) {
        super(language);
    }

    @Override
    public String player() {
        return say("You");
    }

    @Override
    public String of(Gambler gambler) {
        return say(
                switch (gambler) {
                    case MULETEER -> "Mingo";
                    case PILGRIM -> "Doña Inés";
                    case SQUIRE -> "Nuño";
                    case MERCHANT -> "Yusuf";
                    case FRIAR -> "Fray Martín";
                    case CAPTAIN -> "Captain Lope";
                    case KING -> "King Alfonso";
                });
    }

    /** The name, with the trade or rank of this person. */
    public String inFull(Gambler gambler) {
        return switch (gambler) {
            case MULETEER -> say("Mingo the Muleteer");
            case PILGRIM -> say("Doña Inés the Pilgrim");
            case SQUIRE -> say("Nuño the Squire");
            case MERCHANT -> say("Yusuf the Merchant");
            case FRIAR, CAPTAIN, KING -> of(gambler);
        };
    }

    public String of(TavernGame game) {
        return say(
                switch (game) {
                    case RIFFA -> "Riffa";
                    case TRIGA -> "Triga";
                    case PANQUIST -> "Panquist";
                });
    }

    public String coins(int coins) {
        return coins == 1 ? say("{0} coin", coins) : say("{0} coins", coins);
    }

    /** A percentage, from hundredths of a percent. */
    public String percent(int hundredths) {
        int rest = hundredths % HUNDREDTHS;
        return say("{0}.{1} %", hundredths / HUNDREDTHS, rest < 10 ? "0" + rest : String.valueOf(rest));
    }

    /** Introduces the gambler whom the player looks at. */
    String introduced(Gambler gambler, int purse) {
        if (purse == 0) {
            return say("{0} is broke. The place is empty.", inFull(gambler));
        }
        return gambler.games().size() == 1
                ? say(
                        "{0} plays {1} and has {2}.",
                        inFull(gambler), of(gambler.games().get(0)), coins(purse))
                : say("{0} plays all three games and has {1}.", inFull(gambler), coins(purse));
    }

    /** What is asked before a round. */
    String askedToWager(TavernGame game) {
        return say("{0}: how much do you wager?", of(game));
    }

    /** What is played, for a player who comes back to it. */
    String goesOn(DiceRound round, Gambler opposite) {
        return say("{0} against {1}, for {2} each. Your throw.", of(round.game()), of(opposite), coins(round.wager()));
    }

    /** The game that was left, at the door. */
    String leftBehind(Campaign campaign, Gambler guest) {
        if (campaign.round().isPresent()) {
            DiceRound round = campaign.round().get();
            return say("{0} against {1}, for {2} each.", of(round.game()), inFull(guest), coins(round.wager()));
        }
        return campaign.opposite().isPresent()
                ? say("Against {0}. You have {1}.", inFull(guest), coins(campaign.purse()))
                : say("You have {0}.", coins(campaign.purse()));
    }

    /** What happened, as it is told to the player. */
    String told(TavernEvent event, Gambler opposite) {
        if (event instanceof TavernEvent.SatDown) {
            return of(opposite) + ": " + greeting(opposite);
        }
        if (event instanceof TavernEvent.Wagered wagered) {
            return wagered.coins() == 1
                    ? say("{0}, for a coin each. First a roll decides who begins.", of(wagered.game()))
                    : say(
                            "{0}, for {1} coins each. First a roll decides who begins.",
                            of(wagered.game()), wagered.coins());
        }
        if (event instanceof TavernEvent.Thrown thrown) {
            return thrown(thrown, opposite);
        }
        if (event instanceof TavernEvent.BattleTied) {
            return say("A tie: both throw again.");
        }
        if (event instanceof TavernEvent.Begins begins) {
            return begins.seat() == Seat.PLAYER ? say("You begin.") : say("{0} begins.", of(opposite));
        }
        if (event instanceof TavernEvent.MarkMade made) {
            return made.seat() == Seat.PLAYER
                    ? say("Your mark is {0}.", made.total())
                    : say("{0}'s mark is {1}.", of(opposite), made.total());
        }
        if (event instanceof TavernEvent.RoundOver over) {
            return result(over, opposite) + '.';
        }
        if (event instanceof TavernEvent.Broke) {
            return say("{0} is broke.", of(opposite));
        }
        if (event instanceof TavernEvent.Victory) {
            return say("Every purse in the tavern is empty but yours.");
        }
        return event instanceof TavernEvent.GameOver ? say("Your purse is empty.") : say("You get up from the table.");
    }

    private String thrown(TavernEvent.Thrown thrown, Gambler opposite) {
        String dice = dice(thrown.lying());
        int total = thrown.lying().total();
        if (thrown.onlyDie().isPresent()) {
            int die = thrown.lying().die(thrown.onlyDie().get());
            return thrown.seat() == Seat.PLAYER
                    ? say("You throw the last die: {0}. That makes {1}.", die, total)
                    : say("{0} throws the last die: {1}. That makes {2}.", of(opposite), die, total);
        }
        return thrown.seat() == Seat.PLAYER
                ? say("You throw {0}: {1}.", dice, total)
                : say("{0} throws {1}: {2}.", of(opposite), dice, total);
    }

    private static String dice(Throw lying) {
        return lying.first() + ", " + lying.second() + ", " + lying.third();
    }

    /** Who won what, without a full stop. */
    String result(TavernEvent.RoundOver over, Gambler opposite) {
        if (over.decision().winner().isEmpty()) {
            return say("A tie: nobody wins");
        }
        return over.decision().winner().get() == Seat.PLAYER
                ? say("You win {0}", coins(over.coins()))
                : say("{0} wins {1}", of(opposite), coins(over.coins()));
    }

    /** How much of a wager was won; empty where that goes without saying. */
    String share(TavernEvent.RoundOver over, TavernGame game) {
        return switch (over.decision().quarters()) {
            case 1 -> say("These dice win a quarter of the wager.");
            case 2 -> say("These dice win half of the wager.");
            case 3 -> say("These dice win three quarters of the wager.");
            default -> game == TavernGame.PANQUIST ? say("Panquist! These dice win the whole wager.") : "";
        };
    }

    /** What the opponent has to say about a round. */
    String comment(TavernEvent.RoundOver over, Gambler opposite, boolean isBroke) {
        if (over.decision().winner().isEmpty()) {
            return say("Again!");
        }
        if (isBroke) {
            return farewell(opposite);
        }
        boolean isLost = over.decision().winner().get() == Seat.PLAYER;
        return isLost ? complaint(opposite) : boast(opposite);
    }

    /** What the opponent says to a player who sits down. */
    String greeting(Gambler gambler) {
        return switch (gambler) {
            case MULETEER -> say("Sit down. My mules are in no hurry.");
            case PILGRIM -> say("Saint James will guide my hand.");
            case SQUIRE -> say("Quick, before my lord calls.");
            case MERCHANT -> say("Fair dice, fair weights.");
            case FRIAR -> say("It is only a sin if one enjoys it.");
            case CAPTAIN -> say("I have faced worse than you.");
            case KING -> say("We wrote the book on this.");
        };
    }

    private String boast(Gambler gambler) {
        return switch (gambler) {
            case MULETEER -> say("That will buy them oats.");
            case PILGRIM -> say("The road provides.");
            case SQUIRE -> say("I can see my spurs already!");
            case MERCHANT -> say("A sound investment.");
            case FRIAR -> say("For the poor, of course.");
            case CAPTAIN -> say("The field is mine.");
            case KING -> say("So it is written.");
        };
    }

    private String complaint(Gambler gambler) {
        return switch (gambler) {
            case MULETEER -> say("Kicked again!");
            case PILGRIM -> say("One more penance.");
            case SQUIRE -> say("Not a word to my lord.");
            case MERCHANT -> say("I have lost whole ships.");
            case FRIAR -> say("Heaven is testing me.");
            case CAPTAIN -> say("A retreat, not a defeat.");
            case KING -> say("Our book needs another page.");
        };
    }

    private String farewell(Gambler gambler) {
        return switch (gambler) {
            case MULETEER -> say("I still have the mules.");
            case PILGRIM -> say("Then I walk home barefoot.");
            case SQUIRE -> say("And it was his money, too.");
            case MERCHANT -> say("The bazaar is closed.");
            case FRIAR -> say("Poverty, as I have vowed.");
            case CAPTAIN -> say("I lay down my arms.");
            case KING -> say("Toledo is yours tonight.");
        };
    }

    /** What both have, without what lies on the table. */
    String purses(Campaign campaign, Gambler guest) {
        return say("You have {0}, {1} has {2}.", coins(campaign.purse()), of(guest), coins(campaign.purse(guest)));
    }

    /** Who is there, and what each of them has left. */
    String company(Campaign campaign) {
        StringBuilder text = new StringBuilder();
        for (Gambler gambler : Gambler.values()) {
            text.append(of(gambler))
                    .append(": ")
                    .append(coins(campaign.purse(gambler)))
                    .append(". ");
        }
        return text.toString();
    }

    /** The state of the game, for players who do not see the table. */
    String standing(Campaign campaign, Gambler guest) {
        StringBuilder text = new StringBuilder(purses(campaign, guest));
        if (campaign.round().isEmpty()) {
            return text.toString();
        }
        DiceRound round = campaign.round().get();
        text.append(' ').append(say("{0} lie on the table.", coins(2 * round.wager())));
        int own = round.contest().mark(Seat.PLAYER);
        int theirs = round.contest().mark(Seat.OPPONENT);
        if (own > 0) {
            text.append(' ').append(say("Your mark is {0}.", own));
        }
        if (theirs > 0) {
            text.append(' ').append(say("{0}'s mark is {1}.", of(guest), theirs));
        }
        return text.append(' ').append(say("Your throw.")).append(' ').toString();
    }
}
