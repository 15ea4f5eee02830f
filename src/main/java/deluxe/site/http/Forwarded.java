package deluxe.site.http;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.ForwardedRequestCustomizer;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Request;

/**
 * Takes a request as coming from where a proxy of ours says. Jetty believes everybody, and the first of several addresses, which a
 * client can write itself; so it is shown only what our proxy has added, and nothing from anybody else.
 */
final class Forwarded implements HttpConfiguration.Customizer {
    private final ProxyList proxies;
    private final ForwardedRequestCustomizer jetty = new ForwardedRequestCustomizer();

    Forwarded(ProxyList proxies) {
        this.proxies = proxies;
    }

    @Override
    public Request customize(Request request, HttpFields.Mutable answered) {
        InetSocketAddress from =
                (InetSocketAddress) request.getConnectionMetaData().getRemoteSocketAddress();
        if (!proxies.has(from.getAddress())) {
            return request;
        }
        return client(request)
                .map(client -> jetty.customize(new ByProxy(request, client), answered))
                .orElse(request);
    }

    /**
     * The last address that is no proxy of ours: whoever connected to the outermost of them. If all are ours, somebody on the outermost
     * one's machine did.
     */
    private Optional<String> client(Request request) {
        Optional<String> outermost = Optional.empty();
        List<String> hops = new ArrayList<>(request.getHeaders().getCSV(HttpHeader.X_FORWARDED_FOR, false));
        Collections.reverse(hops);
        for (String hop : hops) {
            Optional<InetAddress> address = ProxyList.address(hop.strip());
            if (address.isEmpty()) {
                return Optional.empty();
            }
            outermost = address.map(InetAddress::getHostAddress);
            if (!proxies.has(address.get())) {
                return outermost;
            }
        }
        return outermost;
    }

    /** The request with what our proxy says of it, and nothing else of that kind. */
    private static final class ByProxy extends Request.Wrapper {
        private final HttpFields headers;

        ByProxy(Request request, String client) {
            super(request);
            HttpFields given = request.getHeaders();
            List<String> schemes = given.getCSV(HttpHeader.X_FORWARDED_PROTO, false);
            HttpFields.Mutable told = HttpFields.build();
            given.stream()
                    .filter(field -> !isOfProxies(field.getLowerCaseName()))
                    .forEach(told::add);
            told.add(HttpHeader.X_FORWARDED_FOR, client.contains(":") ? "[" + client + "]" : client);
            if (!schemes.isEmpty()) {
                told.add(HttpHeader.X_FORWARDED_PROTO, schemes.get(schemes.size() - 1));
            }
            this.headers = told.asImmutable();
        }

        private static boolean isOfProxies(String name) {
            return name.equals("forwarded")
                    || name.startsWith("x-forwarded-")
                    || name.startsWith("x-proxied-")
                    || name.startsWith("proxy-");
        }

        @Override
        public HttpFields getHeaders() {
            return headers;
        }
    }
}
