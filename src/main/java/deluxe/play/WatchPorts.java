package deluxe.play;

import deluxe.ports.Address;
import deluxe.ports.Alarm;
import deluxe.ports.Device;
import deluxe.ports.Display;
import deluxe.ports.Haptics;
import deluxe.ports.Language;
import deluxe.ports.Pointers;
import deluxe.ports.Sound;
import deluxe.ports.Storage;
import deluxe.ports.Time;

/** Everything that the watch page needs of the world. */
public record WatchPorts(
        Display display,
        Pointers pointers,
        Storage storage,
        Device device,
        Time time,
        Alarm alarm,
        Sound sound,
        Haptics haptics,
        Address address,
        Language language) {}
