package deluxe.stage.tavern;

import deluxe.stage.dice.DieLabels;
import deluxe.stage.dice.DiePose;

/**
 * A die at one moment.
 *
 * @param lies whether it has come to rest
 */
record PlacedDie(DiePose pose, DieLabels labels, boolean lies) {
    DieSolid solid() {
        return DieSolid.of(pose, labels);
    }
}
