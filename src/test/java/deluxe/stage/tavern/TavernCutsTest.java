package deluxe.stage.tavern;

import deluxe.stage.SpriteRules;

class TavernCutsTest extends SpriteRules {
    TavernCutsTest() {
        super("tavern-effects.mp3", TavernClip.values());
    }
}
