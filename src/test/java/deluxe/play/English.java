package deluxe.play;

import deluxe.ports.Language;
import java.util.List;

/** A page that speaks only English. */
final class English implements Language {
    @Override
    public String say(String english) {
        return english;
    }

    @Override
    public List<String> names() {
        return List.of("English");
    }

    @Override
    public int spoken() {
        return 0;
    }

    @Override
    public void choose(int place, Runnable spoken) {
        throw new IllegalArgumentException("there is no language " + place);
    }
}
