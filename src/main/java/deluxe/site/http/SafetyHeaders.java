package deluxe.site.http;

/** Tells the browser with every answer what our pages may do and load. */
final class SafetyHeaders {
    /** The game's policy, but for who may frame it; X-Frame-Options cannot say that. */
    static final String GAME_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
            + "img-src 'self' data: blob:; font-src 'self'; media-src 'self' blob:; connect-src 'self'; "
            + "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ";

    /** The pages around the game: plain scripts and styles of their own, the game in a frame, and no other site frames them. */
    static final String SITE_POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
            + "font-src 'self'; connect-src 'self'; frame-src 'self'; manifest-src 'self'; base-uri 'none'; "
            + "form-action 'none'; frame-ancestors 'self'";

    private SafetyHeaders() {}

    static Reply on(Reply answer) {
        return on(answer, SITE_POLICY);
    }

    /** @param ancestors who may frame it, as in the policy */
    static Reply inGame(Reply answer, String ancestors) {
        return on(answer, GAME_POLICY + ancestors);
    }

    private static Reply on(Reply answer, String policy) {
        return answer.with("Content-Security-Policy", policy)
                .with("X-Content-Type-Options", "nosniff")
                .with("Referrer-Policy", "same-origin");
    }
}
