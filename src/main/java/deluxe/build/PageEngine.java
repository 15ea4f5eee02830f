package deluxe.build;

/**
 * What a page runs, in two forms.
 *
 * @param name the page's own, or the table's where a page has an engine for each of its tables
 * @param main the class from which it is compiled
 */
public record PageEngine(String name, String main) {
    String wasm() {
        return name + ".wasm";
    }

    String javascript() {
        return name + ".js";
    }
}
