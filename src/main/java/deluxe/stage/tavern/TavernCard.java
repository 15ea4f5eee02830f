package deluxe.stage.tavern;

import deluxe.dice.Gambler;
import deluxe.dice.Throw;
import deluxe.kit.Seed;
import deluxe.ports.Surface;
import deluxe.stage.art.Box;
import deluxe.stage.art.TableCard;
import deluxe.stage.art.Theme;
import deluxe.table.Stream;

/** A small picture of the tavern: three dice by candlelight, a wager, and the king looking on. It shows no real game. */
public record TavernCard() implements TableCard {
    private static final Throw THROWN = new Throw(6, 5, 3);
    private static final Seed LUCK = Seed.of("70e1");
    private static final int POT = 40;

    @Override
    public void paintTable(Surface surface, Box table, Theme theme) {
        double right = table.right();
        Box board = new Box(right - 318, 34, BoardArt.WIDTH * .82, BoardArt.HEIGHT * .82);
        Box king = new Box(12, 46, 98, 196);
        TavernLayout layout = new TavernLayout(table, board, king, king, king, king, king, right - 44, 100, .62, false);
        new TavernGround(layout, true).paint(surface, table, theme);
        new PortraitArt(TavernPerson.of(Gambler.KING), Fortune.EVEN, "", false).paint(surface, king, theme);
        new CoinHeap(POT, POT).paint(surface, new Box(14, 248, 94, 44), theme);
        DiceOnBoard dice = new DiceOnBoard(tries -> Stream.DICE.from(LUCK, tries));
        dice.lay(THROWN);
        dice.paint(surface, layout, 0);
        new CandleArt(surface).flame(layout.candleX(), layout.candleY(), layout.candleSize(), 0, 1);
    }
}
