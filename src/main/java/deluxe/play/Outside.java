package deluxe.play;

import deluxe.ports.Chance;
import deluxe.ports.Host;
import deluxe.ports.Lifecycle;

/** Everything that the game needs from the outside world. */
public record Outside(TablePorts table, Chance chance, Lifecycle lifecycle, Host host) {}
