package deluxe.play;

import deluxe.kit.ByName;
import deluxe.ports.Haptics;
import deluxe.ports.Sound;
import deluxe.stage.CommonCue;
import deluxe.stage.Cue;
import deluxe.stage.Heard;
import deluxe.stage.Sounds;
import deluxe.table.Seat;

/** Plays the sounds and pulses for what happens, as the table defines them and as the player wants them. */
public final class Soundtrack implements Cue.Ear {
    private static final int TICKING_SECONDS = 10;

    private final Sound sound;
    private final Haptics haptics;
    private final Sounds sounds;
    private final ByName<Integer> turns = new ByName<>();
    private boolean vibrates;
    private int secondsShown;

    public Soundtrack(Sound sound, Haptics haptics, Sounds sounds) {
        this.sound = sound;
        this.haptics = haptics;
        this.sounds = sounds;
    }

    public void tune(Loudness loudness) {
        vibrates = loudness.vibration();
        sound.setVolumes(loudness.effects().volume(), loudness.music().volume());
    }

    @Override
    public void hear(Cue cue) {
        Heard heard = sounds.of(cue);
        if (heard.isVaried()) {
            playNext(heard.clip(), heard.volume());
        } else {
            sound.play(heard.clip(), heard.variant(), heard.volume(), heard.pitch());
        }
        if (vibrates) {
            heard.felt().ifPresent(haptics::pulse);
        }
    }

    /** Plays the next variant, each time at a slightly different pitch. */
    private void playNext(Sound.Clip clip, double volume) {
        Integer played = turns.get(clip.name());
        int turn = played == null ? 0 : played;
        turns.put(clip.name(), turn + 1);
        double aside = (turn * 5 % 7 - 3) / 3.0;
        sound.play(clip, turn, volume, 1 + .015 * aside);
    }

    private void hear(CommonCue kind) {
        hear(kind, 0);
    }

    private void hear(CommonCue kind, int size) {
        hear(new Cue(kind, Seat.PLAYER, size, 0));
    }

    void counted(boolean go) {
        hear(go ? CommonCue.STARTED : CommonCue.COUNTED_DOWN);
    }

    /** Ticks in the last ten seconds. */
    void clockShows(int seconds) {
        if (seconds != secondsShown && seconds > 0 && seconds <= TICKING_SECONDS) {
            hear(CommonCue.TICKED, seconds);
        }
        secondsShown = seconds;
    }

    public void refused() {
        hear(CommonCue.REFUSED);
    }

    public void pressed() {
        hear(CommonCue.PRESSED);
    }

    public void opened() {
        hear(CommonCue.OPENED);
    }

    public void closed() {
        hear(CommonCue.CLOSED);
    }

    /** Everything is over, and the player has won or lost. */
    public void ended(boolean isWon) {
        hear(isWon ? CommonCue.WON : CommonCue.LOST);
    }

    void at(Screen screen) {
        boolean isPlaying = screen instanceof Screen.AtTable || screen instanceof Screen.InMenu;
        play(isPlaying ? Sound.Music.TABLE : Sound.Music.DOOR);
    }

    public void play(Sound.Music music) {
        sound.play(music);
    }
}
