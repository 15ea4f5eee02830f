package deluxe.bots;

import deluxe.kit.Rng;

/** What is known of the tiles that a seat does not see. */
interface Hidden {
    /** Puts tiles where they may be: in the other's hand and, in one of the possible orders, in the boneyard. */
    void imagine(ImaginedRound round, Rng rng);
}
