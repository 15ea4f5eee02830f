package deluxe.stage.deluxe;

import deluxe.stage.SpriteRules;

class CutsTest extends SpriteRules {
    CutsTest() {
        super("effects.mp3", DeluxeClip.values());
    }
}
