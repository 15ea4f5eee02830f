package deluxe.site.http;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** How a body may be compressed for sending, the best first. */
enum Coding {
    BROTLI("br", ".br"),
    GZIP("gzip", ".gz"),
    IDENTITY("identity", "");

    private static final String ANY = "*";

    /** As in {@code Content-Encoding}. */
    final String token;

    /** The ending of the name of a file compressed beforehand. */
    final String ending;

    Coding(String token, String ending) {
        this.token = token;
        this.ending = ending;
    }

    /**
     * What the client accepts by its {@code Accept-Encoding}, what it prefers first; an empty list if it accepts nothing that we
     * know. What it does not list it does not accept, except identity, which must be refused by name or by
     * {@code *;q=0}.
     */
    static List<Coding> accepted(String header) {
        Map<String, Double> weights = weights(header);
        List<Coding> accepted = new ArrayList<>(List.of(values()));
        accepted.removeIf(coding -> coding.weight(weights) <= 0);
        accepted.sort(Comparator.comparingDouble((Coding coding) -> -coding.weight(weights)));
        return accepted;
    }

    private double weight(Map<String, Double> weights) {
        double unlisted = this == IDENTITY ? Double.MIN_VALUE : 0;
        return weights.getOrDefault(token, weights.getOrDefault(ANY, unlisted));
    }

    private static Map<String, Double> weights(String header) {
        Map<String, Double> weights = new TreeMap<>();
        for (String listed : header.toLowerCase(Locale.ROOT).split(",", -1)) {
            String[] parts = listed.split(";", -1);
            weights.put(parts[0].strip(), quality(parts));
        }
        return weights;
    }

    /** A quality that cannot be read counts as a refusal: the plain body is always safe. */
    private static double quality(String[] parts) {
        if (parts.length < 2) {
            return 1;
        }
        String parameter = parts[1].replace(" ", "").replace("\t", "");
        boolean readable = parameter.matches("q=(0(\\.[0-9]{0,3})?|1(\\.0{0,3})?)");
        return readable ? Double.parseDouble(parameter.substring(2)) : 0;
    }
}
