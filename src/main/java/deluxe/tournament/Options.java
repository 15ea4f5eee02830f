package deluxe.tournament;

import java.util.List;
import java.util.Optional;

/**
 * What a host asks for at the start.
 *
 * @param deck what is hidden; empty if the match is dealt elsewhere, by somebody who has committed to it
 * @param player what the host calls the player
 * @param opponent the opponent's name
 * @param locale the language to speak, such as {@code es} or {@code es-MX}
 */
public record Options(
        Agreement agreement,
        Optional<Deck> deck,
        Optional<String> player,
        Optional<String> opponent,
        Optional<String> locale) {
    /** The terms of a match that is dealt on this device. */
    public Optional<Terms> terms() {
        return deck.map(hidden -> new Terms(agreement, hidden));
    }

    /**
     * Reads the options of a match. Whatever is unknown, missing, given twice or malformed is refused, with all reasons at once;
     * nothing is guessed.
     *
     * @throws BadOptions if anything is wrong
     */
    public static Options read(List<Option> given) {
        return new OptionsReader(given).read();
    }
}
