package deluxe.play;

import java.io.IOException;

/** The game's words for the tests of other packages. */
public final class SpokenWords {
    private SpokenWords() {}

    public static Words english() {
        return new Words(english -> english);
    }

    /** The game's words as the file of this language says them. */
    public static Words in(String language) throws IOException {
        return new Words(LanguagesTest.spoken("classic/" + language));
    }
}
