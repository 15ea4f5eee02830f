package deluxe.screens;

import deluxe.play.KeptGame;
import deluxe.play.KeptGames;
import deluxe.play.Words;
import deluxe.ports.Files;
import deluxe.session.LeftMatch;
import deluxe.session.Save;
import java.util.List;
import java.util.Optional;
import org.teavm.flavour.templates.BindTemplate;

/** The games that are kept under names: to restore, delete, export and import. */
@BindTemplate("templates/kept-games.html")
public final class KeptGamesScreen {
    private final KeptGames games;
    private final Words words;
    private final Files files;
    private final Around around;

    private String name = "";
    private Optional<KeptGame> doomed = Optional.empty();
    /** The game for which the one at hand would be given up. */
    private Optional<KeptGame> wanted = Optional.empty();

    public KeptGamesScreen(KeptGames games, Words words, Files files, Around around) {
        this.games = games;
        this.words = words;
        this.files = files;
        this.around = around;
    }

    /** What the screen needs of the page. */
    public interface Around {
        /** The game that can be kept now, as it stands; empty if there is none. */
        Optional<Save> atHand();

        /** The player goes on with this game instead of the one at hand. */
        void restored(LeftMatch game);

        /** Something on the screen has changed though nothing was pressed. */
        void changed();

        void close();
    }

    public List<Row> getRows() {
        return games.games().stream()
                .map(game -> new Row(this, game, doomed.equals(Optional.of(game)), wanted.equals(Optional.of(game))))
                .toList();
    }

    public boolean isEmpty() {
        return games.games().isEmpty();
    }

    public boolean isAtHand() {
        return around.atHand().isPresent();
    }

    public String getSuggestedName() {
        return games.suggestedName();
    }

    public String getName() {
        return name;
    }

    public void setName(String name) {
        this.name = name;
    }

    public String getNotice() {
        return games.notice();
    }

    public boolean isNoticed() {
        return !games.notice().isEmpty();
    }

    public void save() {
        calm();
        if (around.atHand().isPresent() && games.keep(name, around.atHand().get())) {
            name = "";
        }
    }

    public void chooseFile() {
        calm();
        games.clearNotice();
        files.choose(this::chosen);
    }

    private void chosen(Optional<String> text) {
        text.ifPresentOrElse(games::takeIn, games::tellUnreadableFile);
        around.changed();
    }

    /** A text copied by hand may lack the end of its last line, and may begin with blanks. */
    public void takeInRecord() {
        calm();
        if (games.takeIn(files.typed().trim() + '\n')) {
            files.show("");
        }
    }

    public void close() {
        calm();
        games.clearNotice();
        around.close();
    }

    /** Takes back what was asked. */
    private void calm() {
        doomed = Optional.empty();
        wanted = Optional.empty();
    }

    /** The game at hand is not given up by a single press. */
    private void restore(KeptGame game) {
        boolean isSure = wanted.equals(Optional.of(game));
        calm();
        if (isAtHand() && !isSure) {
            wanted = Optional.of(game);
            return;
        }
        games.clearNotice();
        around.restored(games.restored(game));
    }

    private void delete(KeptGame game) {
        games.delete(game);
        calm();
    }

    /** Shows the text as well, so that it can be copied on devices that don't save files. */
    private void export(KeptGame game) {
        calm();
        String record = games.record(game);
        files.show(record);
        files.offer(fileName(game), record);
    }

    /** A file name that every device accepts. */
    private static String fileName(KeptGame game) {
        StringBuilder text = new StringBuilder("dominoes-");
        for (char letter : game.name().toCharArray()) {
            boolean isPlain = (letter >= '0' && letter <= '9')
                    || (letter >= 'a' && letter <= 'z')
                    || (letter >= 'A' && letter <= 'Z');
            text.append(isPlain ? letter : '-');
        }
        return text + "-" + game.date() + ".txt";
    }

    /** One game of the list. Equal ones share their buttons, so that the focus stays where it is. */
    public record Row(KeptGamesScreen screen, KeptGame game, boolean doomed, boolean wanted) {
        public String getId() {
            return "kept-" + game.place();
        }

        public String getName() {
            return game.name();
        }

        public String getTable() {
            return screen.games.tableName();
        }

        public String getDate() {
            return game.date();
        }

        public String getRound() {
            return screen.words.say("Round {0}", game.round());
        }

        public String getScore() {
            return screen.words.say(
                    "You {0}, {1} {2}",
                    game.scores().player(), game.opponent(), game.scores().opponent());
        }

        public String getPicture() {
            return screen.games.picture(game);
        }

        public String getPictured() {
            return screen.words.say("The board with {0} tiles", screen.games.tilesLaid(game));
        }

        public boolean isDoomed() {
            return doomed;
        }

        public boolean isWanted() {
            return wanted;
        }

        public void restore() {
            screen.restore(game);
        }

        public void export() {
            screen.export(game);
        }

        /** Asks for confirmation. */
        public void doom() {
            screen.calm();
            screen.doomed = Optional.of(game);
        }

        public void spare() {
            screen.calm();
        }

        public void delete() {
            screen.delete(game);
        }
    }
}
