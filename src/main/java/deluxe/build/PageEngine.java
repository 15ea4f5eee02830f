package deluxe.build;

/**
 * An engine of a page, as Wasm and as JavaScript.
 *
 * @param name the page's name, or the table's if the page has an engine for each of its tables
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
