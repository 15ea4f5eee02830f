package deluxe.site.http;

/**
 * How a server listens.
 *
 * @param host the address to listen on
 * @param port 0 for a free one
 * @param proxies who may say for whom they ask
 * @param hasAccessLog whether each answer gets a line in the log
 * @param witness hears of each answer
 */
public record ServerSettings(
        String host,
        int port,
        ConnectionLimits connections,
        ProxyList proxies,
        boolean hasAccessLog,
        AnswerEar witness) {
    /** On every address of the machine, so that a phone near by can try the game. */
    public static ServerSettings ofPort(int port) {
        return new ServerSettings("0.0.0.0", port, ConnectionLimits.USUAL, ProxyList.NOBODY, false, AnswerEar.NOBODY);
    }

    public ServerSettings at(String otherHost) {
        return new ServerSettings(otherHost, port, connections, proxies, hasAccessLog, witness);
    }

    public ServerSettings withAccessLog(boolean isWanted) {
        return new ServerSettings(host, port, connections, proxies, isWanted, witness);
    }

    public ServerSettings with(ConnectionLimits others) {
        return new ServerSettings(host, port, others, proxies, hasAccessLog, witness);
    }

    public ServerSettings with(ProxyList others) {
        return new ServerSettings(host, port, connections, others, hasAccessLog, witness);
    }

    public ServerSettings with(AnswerEar other) {
        return new ServerSettings(host, port, connections, proxies, hasAccessLog, other);
    }
}
