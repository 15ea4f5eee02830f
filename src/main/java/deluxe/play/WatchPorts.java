package deluxe.play;

import deluxe.ports.Address;

/** Everything that the watch page needs of the world. */
public record WatchPorts(TablePorts table, Address address) {}
