package deluxe.play;

import deluxe.ports.Address;
import deluxe.ports.Alarm;
import deluxe.ports.Device;
import deluxe.ports.Language;
import deluxe.ports.Sharing;
import deluxe.ports.Storage;
import deluxe.ports.Time;

/** The outside world of the page with the player's own games. */
public record GamesPorts(
        Storage storage, Time time, Alarm alarm, Device device, Language language, Sharing sharing, Address address) {}
