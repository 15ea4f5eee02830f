package deluxe.web;

import deluxe.kit.Split;
import deluxe.kit.Whole;
import deluxe.stage.art.Box;
import deluxe.stage.art.CardPicture;
import deluxe.stage.art.Emblem;
import deluxe.stage.art.Emblem.Ground;
import deluxe.stage.art.Picture;
import deluxe.stage.art.Poster;
import deluxe.stage.art.Theme;
import deluxe.stage.classic.PubCard;
import deluxe.stage.classic.VerandaCard;
import deluxe.stage.tavern.TavernCard;
import java.util.List;
import org.teavm.jso.browser.Window;
import org.teavm.jso.canvas.CanvasRenderingContext2D;
import org.teavm.jso.dom.html.HTMLCanvasElement;
import org.teavm.jso.dom.html.HTMLDocument;

/**
 * Draws an icon or a poster to be kept as a file in {@code src/main/assets/icons}; no part of the game. The page's address says
 * which one and how large, as in {@code #maskable/512/512}; the file is left in the page as a data URL.
 */
public final class Engraving {
    private Engraving() {}

    public static void main(String[] args) {
        Window window = Window.current();
        HTMLDocument document = window.getDocument();
        List<String> asked = Split.at('/', window.getLocation().getHash());
        Picture picture = picture(asked.get(0));
        int width = Whole.of(asked.get(1));
        int height = Whole.of(asked.get(2));
        HTMLCanvasElement canvas = (HTMLCanvasElement) document.createElement("canvas");
        canvas.setWidth(width);
        canvas.setHeight(height);
        BrowserSurface surface = new BrowserSurface((CanvasRenderingContext2D) canvas.getContext("2d"), 1);
        picture.paint(surface, new Box(0, 0, width, height), Theme.EMERALD);
        document.getBody().appendChild(document.createTextNode(canvas.toDataURL("image/png")));
    }

    private static Picture picture(String address) {
        return switch (address) {
            case "#rounded" -> new Emblem(Ground.ROUNDED, .78);
            case "#round" -> new Emblem(Ground.DISC, .7);
            case "#square" -> new Emblem(Ground.SQUARE, .78);
            case "#maskable" -> new Emblem(Ground.SQUARE, .62);
            case "#foreground" -> new Emblem(Ground.NONE, .5);
            case "#tiles" -> new Emblem(Ground.NONE, .78);
            case "#share" -> new Poster(true, 1);
            case "#splash" -> new Poster(false, 1);
            case "#launch" -> new Poster(false, .5);
            case "#deluxe" -> new CardPicture();
            case "#all-fives" -> new VerandaCard();
            case "#muggins" -> new PubCard();
            case "#dados" -> new TavernCard();
            default -> throw new IllegalArgumentException("there is no picture " + address);
        };
    }
}
