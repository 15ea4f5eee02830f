package deluxe.site.http;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.channels.SelectableChannel;
import java.nio.channels.SocketChannel;
import java.util.HashMap;
import java.util.Map;
import org.eclipse.jetty.io.SelectorManager;
import org.eclipse.jetty.util.IO;

/**
 * Closes a new connection at once if too many of its network are open. Jetty limits only all connections together, and then those
 * of one address can be all.
 */
final class NetworkLimit implements SelectorManager.AcceptListener {
    private final int most;
    private final ProxyList proxies;
    private final Map<SelectableChannel, Network> open = new HashMap<>();
    private final Map<Network, Integer> counts = new HashMap<>();

    /** @param proxies who may have more, because they ask for many */
    NetworkLimit(int most, ProxyList proxies) {
        this.most = most;
        this.proxies = proxies;
    }

    @Override
    public void onAccepting(SelectableChannel channel) {
        try {
            InetSocketAddress from = (InetSocketAddress) ((SocketChannel) channel).getRemoteAddress();
            if (!proxies.has(from.getAddress()) && !comesIn(channel, Network.of(from.getAddress()))) {
                IO.close(channel);
            }
        } catch (IOException gone) {
            // It is closed already, and Jetty will find that out.
        }
    }

    @Override
    public void onAcceptFailed(SelectableChannel channel, Throwable cause) {
        leaves(channel);
    }

    @Override
    public void onClosed(SelectableChannel channel) {
        leaves(channel);
    }

    private synchronized boolean comesIn(SelectableChannel channel, Network from) {
        int before = counts.getOrDefault(from, 0);
        if (before >= most) {
            return false;
        }
        counts.put(from, before + 1);
        open.put(channel, from);
        return true;
    }

    private synchronized void leaves(SelectableChannel channel) {
        Network from = open.remove(channel);
        if (from != null) {
            counts.computeIfPresent(from, (network, count) -> count == 1 ? null : count - 1);
        }
    }
}
