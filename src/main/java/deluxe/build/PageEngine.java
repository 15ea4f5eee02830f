package deluxe.build;

/**
 * An engine of a page, as Wasm and as JavaScript.
 *
 * @param name the page's name, or the table's if the page has an engine for each of its tables
 * @param main the class from which it is compiled
 */
public record PageEngine(String name, String main) {
    /**
     * A Wasm module of what engines are made of and older browsers lack: a struct type and an empty {@code try_table}. Chrome 137,
     * Firefox 131 and Safari 18.4 find it valid.
     */
    static final String PROBE = "0,97,115,109,1,0,0,0,1,8,2,95,1,120,0,96,0,0,3,2,1,1,10,8,1,6,0,31,64,0,11,11";

    String wasm() {
        return name + ".wasm";
    }

    String javascript() {
        return name + ".js";
    }
}
