package deluxe.site.http;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.HexFormat;
import java.util.Optional;

/**
 * What one customer usually has: an address of IPv4, or the 2^64 addresses of IPv6 that begin alike.
 *
 * @param name different for each
 */
record Network(String name) {
    /** This machine, by IPv6. */
    static final Network LOCAL = new Network("0000000000000000/64");

    private static final int PREFIX_BYTES = 8;

    /** A proxy's word for it is not resolved yet. */
    static Network of(InetSocketAddress socket) {
        return of(Optional.ofNullable(socket.getAddress())
                .or(() -> ProxyList.address(unbracketed(socket.getHostString())))
                .orElseThrow());
    }

    private static String unbracketed(String host) {
        return host.startsWith("[") ? host.substring(1, host.length() - 1) : host;
    }

    static Network of(InetAddress address) {
        if (address instanceof Inet6Address) {
            return new Network(HexFormat.of().formatHex(address.getAddress(), 0, PREFIX_BYTES) + "/64");
        }
        return new Network(address.getHostAddress());
    }
}
