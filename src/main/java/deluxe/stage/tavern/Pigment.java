package deluxe.stage.tavern;

/** The illuminator's flat colours, each with the darker one for its folds. */
enum Pigment {
    LAPIS("#24508f", "#16335f"),
    VERMILION("#bf3326", "#7f1c15"),
    GREEN("#3d7443", "#234a2a"),
    OCHRE("#d8a545", "#9a6c1f"),
    ROSE("#d98c7e", "#a85a50"),
    VIOLET("#6d4a80", "#46305a"),
    WOOL("#8a6642", "#5a3f26"),
    LINEN("#f7efdc", "#b9a88a"),
    STEEL("#a9b0b5", "#5f676d");

    final String flat;
    final String fold;

    Pigment(String flat, String fold) {
        this.flat = flat;
        this.fold = fold;
    }
}
