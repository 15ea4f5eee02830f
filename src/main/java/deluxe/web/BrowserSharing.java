package deluxe.web;

import deluxe.ports.Address;
import deluxe.ports.Sharing;
import org.teavm.jso.browser.Location;

/** The clipboard, or the system's sheet in the apps. */
final class BrowserSharing implements Sharing {
    @Override
    public Address.Given share(String text) {
        if (Shared.isInShell()) {
            Shared.shell().shareText(text);
            return Address.Given.TAKEN;
        }
        return Shared.copy(text) ? Address.Given.COPIED : Address.Given.REFUSED;
    }

    @Override
    public String address() {
        Location here = Location.current();
        return Shared.isInShell()
                ? Shared.shell().addressOf("games.html")
                : here.getProtocol() + "//" + here.getHost() + here.getPathName();
    }
}
