package deluxe.play;

import deluxe.ports.Address;

/** Everything that the watch page needs from the outside world. */
public record WatchPorts(TablePorts table, Address address) {}
