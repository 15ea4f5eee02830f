package deluxe.build;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/** Which tables a bundle has. What is left out leaves no page, link, text or picture behind. */
enum Offer {
    ALL {
        @Override
        Pages pages(Pages pages) {
            return pages;
        }

        @Override
        void applyTo(Map<String, byte[]> files) {
            // Nothing is left out.
        }
    },

    /** Without the tavern, where people throw dice for coins: stores and some operators take that for gambling. */
    DOMINOES {
        @Override
        Pages pages(Pages pages) {
            List<Page> without = pages.all().stream()
                    .filter(page -> !page.name().equals("dados"))
                    .map(Offer::withoutTavern)
                    .toList();
            return new Pages(without, pages.limitBytes());
        }

        @Override
        void applyTo(Map<String, byte[]> files) {
            files.keySet().removeIf(name -> OF_THE_TAVERN.matcher(name).matches());
            change(files, "tables.html", text -> CARD.matcher(text).replaceAll(""));
            change(files, "tables.css", text -> STYLE.matcher(text).replaceAll(""));
            change(
                    files,
                    "manifest.webmanifest",
                    text -> SHORTCUT.matcher(text).replaceAll("").replace(", and dice in a medieval tavern", ""));
            for (String name : List.copyOf(files.keySet())) {
                if (name.startsWith("words/tables/") || name.startsWith("words/games/")) {
                    change(files, name, text -> WORDS.matcher(text).replaceAll(""));
                }
            }
        }
    };

    private static final Pattern OF_THE_TAVERN = Pattern.compile(
            "(dados|tavern)[.-].*|words/dados/.*|pictures/(dados|illumination)\\..*|icons/dados-.*|audio/tavern.*"
                    + "|fonts/(OFL-)?(grenze|manufacturing).*");
    private static final Pattern CARD = Pattern.compile("(?s) *<li><a class=\"card tavern\".*?</li>\\n");
    private static final Pattern STYLE = Pattern.compile("(?m)^\\.tavern.*\\n");
    private static final Pattern SHORTCUT = Pattern.compile(",\\s+\\{ \"name\": \"Dados\".*");
    private static final Pattern WORDS =
            Pattern.compile("(?m)^(Dados.*|Dice for coins.*|.* campaigns .*|Rounds: .*|Coins: .*)\\n +.*\\n");
    private static final String PICTURE = "pictures/dados.jpg";

    /** The page with the own games has an engine that knows no campaigns. */
    private static final PageEngine GAMES = new PageEngine("games", "deluxe.web.DominoGamesMain");

    /** The pages of a bundle with these tables. */
    abstract Pages pages(Pages pages);

    /** Takes away, from all files that there are, what belongs to other tables. */
    abstract void applyTo(Map<String, byte[]> files);

    static Offer named(String word) {
        return Optional.of(word)
                .filter(given -> given.matches("all|dominoes"))
                .map(given -> given.equals("all") ? ALL : DOMINOES)
                .orElseThrow(() -> new IllegalArgumentException("tables are all or dominoes, not: " + word));
    }

    private static Page withoutTavern(Page page) {
        List<PageEngine> engines = page.engines().stream()
                .map(engine -> engine.name().equals(GAMES.name()) ? GAMES : engine)
                .toList();
        List<String> parts =
                page.parts().stream().filter(part -> !part.equals(PICTURE)).toList();
        return new Page(
                page.name(), engines, parts, page.words(), page.moreWords(), page.limitBytes(), page.languages());
    }

    private static void change(Map<String, byte[]> files, String name, UnaryOperator<String> change) {
        String before = new String(files.get(name), StandardCharsets.UTF_8);
        String after = change.apply(before);
        if (after.equals(before)) {
            throw new IllegalStateException("there is nothing of the tavern in " + name);
        }
        files.put(name, after.getBytes(StandardCharsets.UTF_8));
    }
}
