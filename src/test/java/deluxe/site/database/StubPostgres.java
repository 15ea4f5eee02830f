package deluxe.site.database;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** Listens like a PostgreSQL server, and then says one thing to everybody, or nothing. */
public final class StubPostgres implements AutoCloseable {
    private static final int LENGTH_BYTES = 4;

    private final ServerSocket server;
    private final String refusal;

    private StubPostgres(String refusal) throws IOException {
        this.server = new ServerSocket(0);
        this.refusal = refusal;
    }

    /** Takes connections, and never answers. */
    public static StubPostgres silent() throws IOException {
        return new StubPostgres("");
    }

    /** Lets nobody in, and says why. */
    public static StubPostgres refusing(String why) throws IOException {
        StubPostgres stub = new StubPostgres(why);
        Thread thread = new Thread(stub::refuseAll, "stub of PostgreSQL");
        thread.setDaemon(true);
        thread.start();
        return stub;
    }

    public String address() {
        return "jdbc:postgresql://localhost:" + server.getLocalPort() + "/lobby?user=lobby&password=hidden";
    }

    @Override
    public void close() throws IOException {
        server.close();
    }

    private void refuseAll() {
        while (!server.isClosed()) {
            try (Socket client = server.accept()) {
                refuse(client);
            } catch (IOException gone) {
                // The next one is refused too, unless the test has ended.
            }
        }
    }

    private void refuse(Socket client) throws IOException {
        DataInputStream in = new DataInputStream(client.getInputStream());
        DataOutputStream out = new DataOutputStream(client.getOutputStream());
        in.skipNBytes(in.readInt() - LENGTH_BYTES);
        out.writeByte('N');
        in.skipNBytes(in.readInt() - LENGTH_BYTES);
        byte[] message = message();
        out.writeByte('E');
        out.writeInt(message.length + LENGTH_BYTES);
        out.write(message);
        out.flush();
        in.readAllBytes();
    }

    /** The fields of an error, each a letter and a text. */
    private byte[] message() {
        ByteArrayOutputStream message = new ByteArrayOutputStream();
        for (String field : new String[] {"SFATAL", "C28P01", "M" + refusal}) {
            message.writeBytes(field.getBytes(StandardCharsets.UTF_8));
            message.write(0);
        }
        message.write(0);
        return message.toByteArray();
    }
}
