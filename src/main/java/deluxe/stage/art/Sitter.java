package deluxe.stage.art;

import java.util.List;

/**
 * The person in a portrait.
 *
 * @param name the name of an opponent; the player's own comes from elsewhere
 * @param figure the person in layers: what is behind the face, the face in each mood, what is before it
 * @param computer whether a badge says that this is not a human player
 */
public record Sitter(String name, String figure, boolean computer) {
    public static final Sitter PLAYER = new Sitter("", ArtFigures.PLAYER, false);
    public static final Sitter ISABEL = new Sitter("Isabel", ArtFigures.ISABEL, true);
    public static final Sitter BRUNO = new Sitter("Bruno", ArtFigures.BRUNO, true);
    public static final Sitter AMARA = new Sitter("Amara", ArtFigures.AMARA, true);
    public static final Sitter KENJI = new Sitter("Kenji", ArtFigures.KENJI, true);
    public static final Sitter MAGDA = new Sitter("Magda", ArtFigures.MAGDA, true);

    /** From the mildest to the sternest. */
    public static final List<Sitter> OPPONENTS = List.of(AMARA, BRUNO, ISABEL, KENJI, MAGDA);

    /** The same head under another name. */
    public Sitter named(String other) {
        return new Sitter(other, figure, computer);
    }
}
