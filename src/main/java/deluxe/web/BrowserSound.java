package deluxe.web;

import deluxe.ports.Sound;
import java.util.List;
import org.teavm.jso.JSExceptions;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.webaudio.AudioBuffer;

/**
 * Web Audio. Nothing is loaded before the player moves the mouse, touches or presses something, and no context is opened before the
 * first touch or key, as browsers demand. A sound that cannot be heard now is not played later.
 */
final class BrowserSound implements Sound {
    private static final List<String> GESTURES = List.of("mousedown", "touchend", "keydown", "click");

    /** Lets the screen answer first: opening a context can take a tenth of a second. Browsers remember a touch for longer than this. */
    private static final int ANSWER_MILLIS = 50;

    private static final double MILLIS_A_SECOND = 1000;

    private final HTMLDocument document = Window.current().getDocument();
    private final Recording sprite = new Recording(address("effects"), this::findFirstSound);
    private final Recording door = loop("door", Music.DOOR);
    private final Recording table = loop("table", Music.TABLE);
    private final Recording tavern = loop("tavern", Music.TAVERN);
    private final Recording dance = loop("dance", Music.DANCE);
    private final Recording pub = loop("pub", Music.PUB);
    private Music wanted = Music.DOOR;
    private boolean pubWanted;
    private Recording looping;
    private Loudspeaker speaker;
    private double effectsVolume;
    private double musicVolume;
    private double spriteShiftSeconds;
    private boolean live;
    private boolean opening;
    private boolean broken;

    BrowserSound() {
        if (!AudioGraph.isPresent()) {
            broken = true;
            Note.write("this browser has no Web Audio");
            return;
        }
        BrowserEvents.first(document, "mousemove", event -> goLive());
        for (String gesture : GESTURES) {
            BrowserEvents.first(document, gesture, event -> touched());
        }
        BrowserEvents.on(document, "visibilitychange", event -> seen());
    }

    /** The address of a sound file: the page's body gives the name under which it was packed. */
    private String address(String name) {
        return document.getBody().getAttribute("data-" + name);
    }

    private Recording loop(String name, Music music) {
        return new Recording(address(name), sound -> Seam.close(sound, seconds(music)));
    }

    private static double seconds(Music music) {
        return Loops.millis(music) / MILLIS_A_SECOND;
    }

    @Override
    public void setVolumes(double effects, double music) {
        effectsVolume = effects;
        musicVolume = music;
        if (speaker != null) {
            speaker.setVolumes(effects, music);
        }
        goOn();
    }

    @Override
    public void play(Music music) {
        if (music == Music.PUB) {
            pubWanted = true;
        } else if (wanted != music) {
            wanted = music;
            goOn();
        }
    }

    @Override
    public void play(Clip clip, int variant, double volume, double pitch) {
        AudioBuffer sound = sprite.sound();
        if (effectsVolume == 0 || sound == null || speaker == null || !speaker.isOn()) {
            return;
        }
        int[] cuts = clip.cuts();
        int at = 2 * (variant % (cuts.length / 2));
        double seconds = cuts[at + 1] / MILLIS_A_SECOND;
        speaker.play(sound, cuts[at] / MILLIS_A_SECOND + spriteShiftSeconds, seconds, volume, pitch);
        if (clip.isSolo()) {
            speaker.makeRoom(seconds);
        }
    }

    private void goLive() {
        if (!live) {
            live = true;
            goOn();
        }
    }

    /** The first touch opens the context; a later one turns it on again if a phone call or the system has interrupted it. */
    private void touched() {
        if (broken) {
            return;
        }
        if (!opening) {
            opening = true;
            Window.setTimeout(this::open, ANSWER_MILLIS);
        } else if (speaker != null && !speaker.isOn()) {
            speaker.turnOn();
        }
    }

    private void open() {
        try {
            speaker = new Loudspeaker(AudioGraph.open());
        } catch (RuntimeException thrown) {
            if (JSExceptions.getJSException(thrown) == null) {
                throw thrown;
            }
            broken = true;
            Note.write("this device cannot play sound: " + thrown.getMessage());
            return;
        }
        speaker.turnOn();
        speaker.setVolumes(effectsVolume, musicVolume);
        live = true;
        goOn();
    }

    private void seen() {
        if (speaker == null) {
            return;
        }
        if (BrowserLifecycle.isHidden()) {
            speaker.turnOff();
        } else {
            speaker.turnOn();
        }
    }

    /** Does the next thing needed for what is to be heard. */
    private void goOn() {
        if (!live || broken) {
            return;
        }
        if (effectsVolume > 0) {
            makeReady(sprite);
        }
        if (speaker != null) {
            loop(recording(wanted));
            surround();
        }
    }

    private Recording recording(Music music) {
        return switch (music) {
            case DOOR -> door;
            case TABLE -> table;
            case TAVERN -> tavern;
            case DANCE -> dance;
            case PUB -> pub;
        };
    }

    private void makeReady(Recording recording) {
        recording.fetch(this::goOn);
        if (speaker != null) {
            recording.decode(speaker.graph(), this::goOn);
        }
    }

    private void loop(Recording recording) {
        if (musicVolume == 0) {
            speaker.stopLoop();
            looping = null;
            return;
        }
        makeReady(recording);
        if (recording.sound() == null || looping == recording) {
            return;
        }
        speaker.loop(recording.sound(), Seam.PAD_SECONDS, Seam.PAD_SECONDS + seconds(wanted));
        if (looping != null) {
            looping.forgetSound();
        }
        looping = recording;
    }

    /** Lets the pub be heard as soon as there is to be any music; it never stops. */
    private void surround() {
        if (!pubWanted || musicVolume == 0) {
            return;
        }
        makeReady(pub);
        if (pub.sound() != null) {
            pubWanted = false;
            speaker.surround(pub.sound(), Seam.PAD_SECONDS, Seam.PAD_SECONDS + seconds(Music.PUB));
        }
    }

    /** Decoders put different numbers of samples in front; the place of the sprite's first sound tells how many. */
    private void findFirstSound(AudioBuffer sound) {
        double found = Seam.firstSoundSeconds(sound);
        spriteShiftSeconds = found - Clip.LEAD_MILLIS / MILLIS_A_SECOND;
    }
}
