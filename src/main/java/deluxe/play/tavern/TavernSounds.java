package deluxe.play.tavern;

import deluxe.ports.Sound;
import deluxe.stage.deluxe.DeluxeClip;
import deluxe.stage.dice.Knock;

/** What is heard in the tavern. */
final class TavernSounds {
    /** A softer knock is not heard beside the others. */
    private static final double LEAST = .06;

    private final Sound sound;
    private int knocks;
    private int coins;

    TavernSounds(Sound sound) {
        this.sound = sound;
    }

    /** As loud as it was hard; wood sounds lower than bone. */
    void knocked(Knock knock) {
        if (knock.strength() < LEAST) {
            return;
        }
        double pitch =
                switch (knock.on()) {
                    case BOARD -> 1;
                    case WALL -> .8;
                    case DIE -> 1.5;
                };
        sound.play(DeluxeClip.CLACK, knocks, Math.min(1, knock.strength()), pitch);
        knocks++;
    }

    void clinked() {
        sound.play(DeluxeClip.PEG, coins, .5, 1 + .04 * (coins % 5));
        coins++;
    }

    void refused() {
        sound.play(DeluxeClip.REFUSAL, 0, 1, 1);
    }

    void ended(boolean isWon) {
        sound.play(isWon ? DeluxeClip.WIN : DeluxeClip.LOSE, 0, 1, 1);
    }
}
