package deluxe.play;

import deluxe.kit.ByName;
import deluxe.kit.Malformed;
import deluxe.ports.Storage;
import deluxe.tournament.HighScores;
import java.util.List;
import java.util.Optional;

/**
 * Adds what another device has kept to what is kept here. Games that are here already are not added twice, and whatever else is here
 * stays as it is.
 */
final class OwnImport {
    /** What is taken in line by line. */
    private static final List<String> TAKEN = List.of(Keys.FACTS, Keys.SUMS, Keys.JUDGED, Keys.CAMPAIGNS);

    private final Storage storage;
    private final Shelf shelf;
    private final ByName<String> brought = new ByName<>();
    private int leftOut;

    OwnImport(Storage storage) {
        this.storage = storage;
        shelf = new Shelf(storage);
    }

    /**
     * Takes in the text of a file, or refuses it before anything is changed.
     *
     * @return how many games were added
     */
    int takeIn(String text) {
        for (OwnFile.Kept each : OwnFile.read(text)) {
            brought.put(each.key(), each.text());
        }
        Found found = found();
        OwnGames here = new OwnGames(shelf);
        here.takeIn();
        List<String> known = here.fingerprints();
        leftOut = takeOver(here, found.sums(), known);
        int added = addGames(here, found, known);
        new EndedCampaigns(shelf).merge(found.campaigns());
        new DailyBook(shelf).merge(found.days());
        addTheRest();
        return added;
    }

    /** What the file has of each kind. */
    private record Found(
            List<Diary.Entry> games,
            List<OwnFacts> facts,
            OwnSums sums,
            List<OwnJudgement> judged,
            List<EndedCampaign> campaigns,
            List<DailyDone> days) {}

    private Found found() {
        try {
            for (String key : brought.names()) {
                if (isBest(key)) {
                    HighScores.read(brought(key));
                }
            }
            return new Found(
                    Diary.entries(brought(Keys.DIARY)),
                    OwnGames.readFacts(brought(Keys.FACTS)),
                    OwnSums.read(brought(Keys.SUMS)),
                    OwnJudgement.readAll(brought(Keys.JUDGED)),
                    EndedCampaign.readAll(brought(Keys.CAMPAIGNS)),
                    DailyBook.read(brought(Keys.DAILY)));
        } catch (Malformed unreadable) {
            throw new Malformed(OwnFile.NOT_WHOLE);
        }
    }

    /** How many games of the other device are only in its sums and could not be added. */
    int leftOut() {
        return leftOut;
    }

    private String brought(String key) {
        return Optional.ofNullable(brought.get(key)).orElse("");
    }

    /**
     * Sums cannot be taken apart: they are taken over whole if there are none here and no game is in both, and otherwise left out.
     *
     * @return how many games are left out with them
     */
    private static int takeOver(OwnGames here, OwnSums sums, List<String> known) {
        int before = known.size();
        sums.fingerprints().forEach(known::remove);
        int alike = before - known.size();
        if (here.folded().isEmpty() && alike == 0) {
            here.takeOver(sums);
            return 0;
        }
        return sums.games() - alike;
    }

    private int addGames(OwnGames here, Found found, List<String> known) {
        int added = 0;
        for (Diary.Entry game : found.games()) {
            if (!known.remove(game.fingerprint())) {
                Optional<OwnFacts> told = Optional.empty();
                for (OwnFacts each : found.facts()) {
                    told = each.number() == game.number() ? Optional.of(each) : told;
                }
                Optional<OwnJudgement> judged = Optional.empty();
                for (OwnJudgement each : found.judged()) {
                    judged = each.number() == game.number() ? Optional.of(each) : judged;
                }
                int number = here.add(game, told, judged);
                copy(Diary.key(game.number()), Diary.key(number));
                copy(Diary.packedKey(game.number()), Diary.packedKey(number));
                added++;
            }
        }
        here.keep();
        return added;
    }

    private void copy(String from, String to) {
        Optional.ofNullable(brought.get(from)).ifPresent(text -> shelf.write(to, text));
    }

    private static boolean isBest(String key) {
        return key.startsWith(Keys.BEST + ' ');
    }

    /** Of best scores the best; of the rest what is not here. */
    private void addTheRest() {
        for (String key : brought.names()) {
            if (isBest(key)) {
                HighScores here = shelf.read(key, HighScores::read).value().orElse(HighScores.NONE);
                shelf.write(key, here.merged(HighScores.read(brought(key))).text());
            }
            boolean isDone = key.startsWith(Keys.DIARY) || key.startsWith(Keys.PACKED) || TAKEN.contains(key);
            if (!isDone && storage.read(key).isEmpty()) {
                copy(key, key);
            }
        }
    }
}
