package deluxe.stage.classic;

import deluxe.kit.Split;
import deluxe.ports.Surface;
import deluxe.ports.Surface.Align;
import deluxe.ports.Surface.Face;
import deluxe.stage.art.Box;
import deluxe.stage.art.BoxPicture;
import deluxe.stage.art.Lettering;
import deluxe.stage.art.Theme;
import java.util.List;

/**
 * The pub's message line on its slate: the newest sentence in fresh chalk and, before it in worn chalk, as many of the previous
 * sentences as there is room for.
 *
 * @param said the sentences, each on a line, the newest last
 */
public record ChalkLine(String said) implements BoxPicture {
    private static final String APART = "  ·  ";

    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        if (said.isEmpty()) {
            return;
        }
        Box within = SlateArt.within(box).grown(-4);
        List<String> sentences = Split.at('\n', said);
        String newest = sentences.get(sentences.size() - 1);
        Face usual = Lettering.text(Math.min(24, box.height() * .52));
        Face face = new Lettering(surface, theme).fitted(newest, usual, within.width());
        String worn = worn(sentences, surface, usual, within.width() - surface.textWidth(newest, usual));
        double wornWidth = surface.textWidth(worn, face);
        double left = within.centreX() - (wornWidth + surface.textWidth(newest, face)) / 2;
        Chalk chalk = new Chalk(surface, theme);
        if (!worn.isEmpty()) {
            chalk.text(worn, left, box.centreY(), face, Align.LEFT, PubColours.OLD_CHALK);
        }
        chalk.text(newest, left + wornWidth, box.centreY(), face, Align.LEFT, PubColours.CHALK);
    }

    private static String worn(List<String> said, Surface surface, Face face, double room) {
        String worn = "";
        for (int at = said.size() - 2; at >= 0; at--) {
            String longer = said.get(at) + APART + worn;
            if (surface.textWidth(longer, face) > room) {
                return worn;
            }
            worn = longer;
        }
        return worn;
    }
}
