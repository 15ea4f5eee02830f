package deluxe.table;

import deluxe.kit.Malformed;

/**
 * How a game spells its own entries. A spelling may remember what it has spelled before, so every text needs a new one, from its
 * first line on.
 */
public interface Spelling {
    /** The words of an entry of this game, in one line. */
    String write(Entry entry);

    /**
     * The entry that {@link #write} spells like this.
     *
     * @throws Malformed if there is none
     */
    Entry read(String words);
}
