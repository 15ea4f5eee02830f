package deluxe.play;

import deluxe.stage.TableScene;

/** What every session is shown with: the device, the stage, the words for who does not see it, the sounds. */
record TableParts(Outside outside, TableScene scene, Mirror mirror, Words words, Soundtrack soundtrack) {}
