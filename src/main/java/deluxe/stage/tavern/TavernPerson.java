package deluxe.stage.tavern;

import deluxe.dice.Gambler;

/**
 * The person in a portrait, with clothes and background.
 *
 * @param look where the eyes look: less than 0 to the left
 * @param ground what hangs behind the person
 * @param wall the bricks of the house
 * @param column its columns
 */
record TavernPerson(
        Headgear headgear,
        Pigment tunic,
        Pigment mantle,
        Badge badge,
        boolean isDark,
        double look,
        Ground ground,
        Pigment wall,
        Pigment column) {
    /** What is sewn on the tunic. */
    enum Badge {
        NONE(""),
        STARS(TavernFigures.STARS),
        RINGS(TavernFigures.RINGS),
        SQUARES(TavernFigures.SQUARES),
        SHELLS(TavernFigures.SHELLS);

        final String figure;

        Badge(String figure) {
            this.figure = figure;
        }
    }

    /** What hangs behind a person. */
    enum Ground {
        GOLD,
        BLUE_AND_RED,
        GREEN_AND_RED,
        VIOLET_AND_OCHRE
    }

    static final TavernPerson PLAYER = new TavernPerson(
            Headgear.HOOD,
            Pigment.LAPIS,
            Pigment.WOOL,
            Badge.NONE,
            false,
            -2.4,
            Ground.GOLD,
            Pigment.WOOL,
            Pigment.LAPIS);

    static TavernPerson of(Gambler gambler) {
        return switch (gambler) {
            case MULETEER ->
                new TavernPerson(
                        Headgear.COIF,
                        Pigment.OCHRE,
                        Pigment.GREEN,
                        Badge.NONE,
                        false,
                        2.4,
                        Ground.BLUE_AND_RED,
                        Pigment.OCHRE,
                        Pigment.GREEN);
            case PILGRIM ->
                new TavernPerson(
                        Headgear.TOQUE,
                        Pigment.GREEN,
                        Pigment.ROSE,
                        Badge.SHELLS,
                        false,
                        -2.4,
                        Ground.GOLD,
                        Pigment.GREEN,
                        Pigment.ROSE);
            case SQUIRE ->
                new TavernPerson(
                        Headgear.LOCKS,
                        Pigment.LINEN,
                        Pigment.VERMILION,
                        Badge.RINGS,
                        false,
                        2.4,
                        Ground.GREEN_AND_RED,
                        Pigment.VERMILION,
                        Pigment.OCHRE);
            case MERCHANT ->
                new TavernPerson(
                        Headgear.TURBAN,
                        Pigment.OCHRE,
                        Pigment.VIOLET,
                        Badge.SQUARES,
                        true,
                        2.4,
                        Ground.GREEN_AND_RED,
                        Pigment.VIOLET,
                        Pigment.OCHRE);
            case FRIAR ->
                new TavernPerson(
                        Headgear.TONSURE,
                        Pigment.LINEN,
                        Pigment.WOOL,
                        Badge.NONE,
                        false,
                        -2.4,
                        Ground.GOLD,
                        Pigment.LAPIS,
                        Pigment.LINEN);
            case CAPTAIN ->
                new TavernPerson(
                        Headgear.MAIL,
                        Pigment.STEEL,
                        Pigment.VERMILION,
                        Badge.STARS,
                        true,
                        2.4,
                        Ground.VIOLET_AND_OCHRE,
                        Pigment.GREEN,
                        Pigment.VERMILION);
            case KING ->
                new TavernPerson(
                        Headgear.CROWN,
                        Pigment.VERMILION,
                        Pigment.LAPIS,
                        Badge.STARS,
                        false,
                        2.4,
                        Ground.BLUE_AND_RED,
                        Pigment.LAPIS,
                        Pigment.VERMILION);
        };
    }

    boolean isKing() {
        return headgear == Headgear.CROWN;
    }

    String flesh() {
        return isDark ? "#dfae82" : "#f3d2ae";
    }

    String shadedFlesh() {
        return isDark ? "#b9814f" : "#dfa985";
    }
}
