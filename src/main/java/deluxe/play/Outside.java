package deluxe.play;

import deluxe.ports.Alarm;
import deluxe.ports.Chance;
import deluxe.ports.Device;
import deluxe.ports.Display;
import deluxe.ports.Haptics;
import deluxe.ports.Host;
import deluxe.ports.Language;
import deluxe.ports.Lifecycle;
import deluxe.ports.Pointers;
import deluxe.ports.Sound;
import deluxe.ports.Storage;
import deluxe.ports.Time;

/** Everything that the game needs of the world. */
public record Outside(
        Display display,
        Pointers pointers,
        Storage storage,
        Chance chance,
        Device device,
        Time time,
        Alarm alarm,
        Lifecycle lifecycle,
        Host host,
        Language language,
        Sound sound,
        Haptics haptics) {}
