package deluxe.play;

import deluxe.ports.Alarm;
import deluxe.ports.Device;
import deluxe.ports.Display;
import deluxe.ports.Haptics;
import deluxe.ports.Language;
import deluxe.ports.Pointers;
import deluxe.ports.Sound;
import deluxe.ports.Storage;
import deluxe.ports.Time;

/** What every page with a table needs from the outside world. */
public record TablePorts(
        Display display,
        Pointers pointers,
        Storage storage,
        Device device,
        Time time,
        Alarm alarm,
        Language language,
        Sound sound,
        Haptics haptics) {}
