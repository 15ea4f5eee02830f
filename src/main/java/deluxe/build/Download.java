package deluxe.build;

import java.util.Locale;

/** The size of a download: from a server that compresses with Brotli, and from one that only has gzip. */
record Download(long brotliBytes, long gzipBytes) {
    static final Download NOTHING = new Download(0, 0);

    Download plus(Download other) {
        return new Download(brotliBytes + other.brotliBytes, gzipBytes + other.gzipBytes);
    }

    String inWords() {
        return kilobytes(brotliBytes) + " (" + kilobytes(gzipBytes) + " with gzip)";
    }

    static String kilobytes(long bytes) {
        return String.format(Locale.ROOT, "%.1f KB", bytes / 1024.0);
    }
}
