package deluxe.cli;

import deluxe.kit.Malformed;
import deluxe.site.http.ServerSettings;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.net.UnknownHostException;

/** Says why a port could not be opened, and what can be done. */
enum Unopened {
    OF_SITE("--host", "--port N or PORT=N"),
    OF_METRICS("--metrics-host", "--metrics-port N");

    private static final int FIRST_FOR_EVERYBODY = 1_024;
    private static final int PATIENCE_MILLIS = 1_000;

    private final String hostOption;
    private final String portOption;

    Unopened(String hostOption, String portOption) {
        this.hostOption = hostOption;
        this.portOption = portOption;
    }

    Malformed why(ServerSettings settings, IOException failure) {
        String host = settings.host();
        if (!isOfThisMachine(host)) {
            return new Malformed(hostOption + " takes an address of this machine, and '" + host + "' is none.");
        }
        String what = "Port " + settings.port() + " cannot be opened (" + failure.getMessage() + "): ";
        boolean needsRights = settings.port() < FIRST_FOR_EVERYBODY && !isTaken(host, settings.port());
        return new Malformed(what
                + (needsRights
                        ? "those below " + FIRST_FOR_EVERYBODY + " take rights that this user does not have"
                        : "stop what uses it")
                + ", or choose another with " + portOption + ".");
    }

    private static boolean isOfThisMachine(String host) {
        try {
            InetAddress address = InetAddress.getByName(host);
            return address.isAnyLocalAddress() || NetworkInterface.getByInetAddress(address) != null;
        } catch (UnknownHostException noAddress) {
            return false;
        } catch (IOException unknown) {
            return true;
        }
    }

    private static boolean isTaken(String host, int port) {
        try (Socket asking = new Socket()) {
            asking.connect(new InetSocketAddress(host, port), PATIENCE_MILLIS);
            return true;
        } catch (IOException nobody) {
            return false;
        }
    }
}
