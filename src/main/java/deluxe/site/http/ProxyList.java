package deluxe.site.http;

import deluxe.kit.Malformed;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.eclipse.jetty.util.InetAddressSet;

/** The proxies that stand before the server: what they say of where a request comes from is believed. */
public final class ProxyList {
    public static final ProxyList NOBODY = of(List.of());

    private static final String BYTE = "(25[0-5]|2[0-4][0-9]|1?[0-9]?[0-9])";
    private static final Pattern IPV4 = Pattern.compile("(" + BYTE + "\\.){3}" + BYTE);
    private static final Pattern IPV6 = Pattern.compile("[0-9a-fA-F.]*:[0-9a-fA-F:.]+");

    private final InetAddressSet addresses = new InetAddressSet();

    private ProxyList() {}

    /**
     * The proxies at these addresses.
     *
     * @param texts addresses, or blocks of them such as 10.0.0.0/8
     */
    public static ProxyList of(List<String> texts) {
        ProxyList list = new ProxyList();
        for (String text : texts) {
            String address = text.replaceFirst("/[0-9]{1,3}$", "");
            if (address(address).isEmpty()) {
                throw new Malformed("--proxy takes an address such as 10.0.0.5 or 10.0.0.0/8, not '" + text + "'");
            }
            list.add(text);
        }
        return list;
    }

    private void add(String text) {
        try {
            addresses.add(text);
        } catch (IllegalArgumentException noBlock) {
            throw new Malformed("--proxy '" + text + "' is no block of addresses: the number after the / says how many"
                    + " bits of the address count, and all others are 0, as in 10.0.0.0/8");
        }
    }

    boolean has(InetAddress address) {
        return !addresses.isEmpty() && addresses.test(address);
    }

    /** The address that is written there; empty if it is none. No name is ever looked up. */
    static Optional<InetAddress> address(String text) {
        if (!IPV4.matcher(text).matches() && !IPV6.matcher(text).matches()) {
            return Optional.empty();
        }
        try {
            return Optional.of(InetAddress.getByName(text));
        } catch (UnknownHostException malformed) {
            return Optional.empty();
        }
    }
}
