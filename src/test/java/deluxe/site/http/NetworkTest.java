package deluxe.site.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NetworkTest {
    @ParameterizedTest
    @CsvSource({
        "192.0.2.1, 192.0.2.1, true",
        "192.0.2.1, 192.0.2.2, false",
        "192.0.2.1, ::ffff:192.0.2.1, true",
        "2001:db8:1:2::1, 2001:db8:1:2:ffff:ffff:ffff:ffff, true",
        "2001:db8:1:2::1, 2001:db8:1:3::1, false",
    })
    void addressesOfIPv6AreOneNetworkIfTheirFirstHalvesAreEqual(String one, String other, boolean isSame)
            throws UnknownHostException {
        Network network = Network.of(InetAddress.getByName(one));

        assertThat(network.equals(Network.of(InetAddress.getByName(other)))).isEqualTo(isSame);
    }

    /** The lobby limits what one client may ask for. */
    @ParameterizedTest
    @CsvSource({"127.0.0.1, 127.0.0.1", "::1, 0000000000000000/64"})
    void allOfOneNetworkAreOneClient(String address, String client) throws IOException {
        SiteServer.Source source =
                request -> Reply.of(Reply.OK).with(request.client().getBytes(StandardCharsets.US_ASCII));
        try (SiteServer server = SiteServer.start(source, 0);
                Socket socket = new Socket(address, server.address().getPort())) {
            socket.getOutputStream()
                    .write("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
                            .getBytes(StandardCharsets.US_ASCII));

            assertThat(new String(socket.getInputStream().readAllBytes(), StandardCharsets.US_ASCII))
                    .endsWith("\r\n\r\n" + client);
        }
    }
}
