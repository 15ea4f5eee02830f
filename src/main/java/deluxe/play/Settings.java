package deluxe.play;

import deluxe.ports.Storage;

/** What the player chose for this device. */
public record Settings(boolean reducedMotion, boolean strongContrast) {
    private static final String KEY = "settings";
    private static final String REDUCED_MOTION = "reduced-motion";
    private static final String STRONG_CONTRAST = "strong-contrast";

    /** As kept by {@link #keep}; a setting that is not there, or that an older game did not know, is off. */
    static Settings from(Storage storage, boolean systemReducesMotion) {
        return storage.read(KEY)
                .map(kept -> new Settings(kept.contains(REDUCED_MOTION), kept.contains(STRONG_CONTRAST)))
                .orElse(new Settings(systemReducesMotion, false));
    }

    /** Returns whether the settings will be there at the next visit. */
    boolean keep(Storage storage) {
        return storage.write(
                KEY, (reducedMotion ? REDUCED_MOTION + " " : "") + (strongContrast ? STRONG_CONTRAST : ""));
    }
}
