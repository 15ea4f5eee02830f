package deluxe.site.http;

import java.util.Map;

/**
 * What a file is, by the end of its name.
 *
 * @param name as sent in {@code Content-Type}
 * @param compressible false for what is compressed already
 */
record MediaType(String name, boolean compressible) {
    private static final MediaType UNKNOWN = new MediaType("application/octet-stream", false);
    private static final MediaType JAVASCRIPT = text("text/javascript");
    private static final MediaType JSON = text("application/json");
    private static final MediaType PLAIN = text("text/plain");

    private static final Map<String, MediaType> BY_ENDING = Map.ofEntries(
            Map.entry("html", text("text/html")),
            Map.entry("js", JAVASCRIPT),
            Map.entry("mjs", JAVASCRIPT),
            Map.entry("css", text("text/css")),
            Map.entry("json", JSON),
            Map.entry("apple-app-site-association", JSON),
            Map.entry("map", JSON),
            Map.entry("webmanifest", text("application/manifest+json")),
            Map.entry("wasm", new MediaType("application/wasm", true)),
            Map.entry("svg", text("image/svg+xml")),
            Map.entry("jpg", new MediaType("image/jpeg", false)),
            Map.entry("png", new MediaType("image/png", false)),
            Map.entry("ico", new MediaType("image/x-icon", true)),
            Map.entry("mp3", new MediaType("audio/mpeg", false)),
            Map.entry("woff2", new MediaType("font/woff2", false)),
            Map.entry("txt", PLAIN),
            Map.entry("ts", PLAIN));

    static MediaType of(String fileName) {
        return BY_ENDING.getOrDefault(fileName.substring(fileName.lastIndexOf('.') + 1), UNKNOWN);
    }

    private static MediaType text(String name) {
        return new MediaType(name + "; charset=utf-8", true);
    }
}
