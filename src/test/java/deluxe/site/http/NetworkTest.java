package deluxe.site.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.UnknownHostException;
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
}
