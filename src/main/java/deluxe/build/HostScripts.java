package deluxe.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * Joins the modules through which the game and its host talk into the scripts that pages load: the game's own, which go into the
 * bundle, and the one that an operator puts on a page.
 */
public final class HostScripts {
    private static final List<String> OF_THE_GAME = List.of("host.js", "tavern.js", "shell.js");
    private static final String OF_THE_OPERATOR = "embed-page.js";

    private HostScripts() {}

    /** Arguments: the modules, the tools from npm, where the game's scripts go, the operator's script, the file with the public address, the version. */
    public static void main(String[] args) throws IOException, InterruptedException {
        Path modules = Path.of(args[0]);
        NpmTools tools = new NpmTools(Path.of(args[1]));
        Map<String, String> constants =
                Map.of("PUBLIC_ADDRESS", PublicAddress.read(Path.of(args[4])).text(), "GAME_VERSION", args[5]);
        for (String name : OF_THE_GAME) {
            join(tools, modules.resolve(name), Path.of(args[2]).resolve(name), "", constants);
        }
        join(
                tools,
                modules.resolve(OF_THE_OPERATOR),
                Path.of(args[3]),
                "// Dominoes Deluxe " + args[5]
                        + ": puts the game on a page (docs/embedding.md). Made by the build from src/main/host.",
                constants);
    }

    private static void join(NpmTools tools, Path entry, Path joined, String firstLine, Map<String, String> constants)
            throws IOException, InterruptedException {
        Files.createDirectories(joined.toAbsolutePath().getParent());
        tools.join(entry, joined, firstLine, constants);
    }
}
