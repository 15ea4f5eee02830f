package deluxe.play;

import deluxe.ports.Effect;
import deluxe.ports.Haptics;
import deluxe.ports.Sound;
import deluxe.stage.Cue;
import deluxe.table.Seat;
import java.util.EnumMap;
import java.util.Map;

/** How each moment of the game sounds, and which the hand feels: the one table of it. */
final class Soundtrack implements Cue.Ear {
    private static final int TICKING_SECONDS = 10;

    /** Points for which the ladder goes one step up. */
    private static final int POINTS_A_STEP = 5;

    private static final int LADDER_STEPS = 6;

    /** What the opponent does sounds further away, and its points a fourth lower. */
    private static final double AWAY = .7;

    private static final double FOURTH_LOWER = .75;
    private static final double SEMITONE = 1.0595;

    private static final int TOUCH_MILLIS = 12;
    private static final int POINTS_MILLIS = 25;
    private static final int REFUSAL_MILLIS = 40;

    private final Sound sound;
    private final Haptics haptics;
    private boolean vibrates;
    private final Map<Effect, Integer> turns = new EnumMap<>(Effect.class);
    private int secondsShown;

    Soundtrack(Sound sound, Haptics haptics) {
        this.sound = sound;
        this.haptics = haptics;
    }

    void tune(Loudness loudness) {
        vibrates = loudness.vibration();
        sound.setVolumes(loudness.effects().volume(), loudness.music().volume());
    }

    @Override
    public void hear(Cue cue) {
        boolean own = cue.seat() == Seat.PLAYER;
        double near = own ? 1 : AWAY;
        switch (cue.kind()) {
            case SHUFFLED -> play(Effect.SHUFFLE, .6);
            case DEALT -> play(Effect.DEAL, .45 * near);
            case LIFTED -> play(Effect.LIFT, .8);
            case CAME_HOME -> play(Effect.HOME, .7);
            case LEANT -> play(Effect.SLIDE, .45);
            case LAID -> {
                play(Effect.CLACK, .9 * near);
                feel(own, TOUCH_MILLIS);
            }
            case DRAWN -> play(Effect.DRAW, .7 * near);
            case PASSED -> play(Effect.KNOCK, .8);
            case SCORED -> {
                score(cue.size(), own);
                feel(own, POINTS_MILLIS);
            }
            case WENT_OUT -> play(own ? Effect.FANFARE : Effect.THEIRS, .8);
            case STUCK -> play(Effect.STUCK, .8);
            case COUNTED -> sound.play(Effect.PEG, 0, .6, rise(cue.size() - 1));
            case TURN_CAME -> play(Effect.BELL, .5);
        }
    }

    /** 5 points are the lowest step, 30 and more the highest. */
    private void score(int points, boolean own) {
        int step = Math.max(0, Math.min(LADDER_STEPS, points / POINTS_A_STEP) - 1);
        sound.play(Effect.SCORE, step, own ? .8 : .55, own ? 1 : FOURTH_LOWER);
    }

    /** So many semitones higher, up to an octave. */
    private static double rise(int steps) {
        double pitch = 1;
        for (int step = 0; step < steps && step < 12; step++) {
            pitch *= SEMITONE;
        }
        return pitch;
    }

    void counted(boolean go) {
        play(go ? Effect.GO : Effect.COUNT, .7);
    }

    /** The last ten seconds are heard. */
    void clockShows(int seconds) {
        if (seconds != secondsShown && seconds > 0 && seconds <= TICKING_SECONDS) {
            sound.play(Effect.TICK, seconds % 2, seconds <= 3 ? .9 : .6, 1);
        }
        secondsShown = seconds;
    }

    void refused() {
        play(Effect.REFUSAL, .8);
        feel(true, REFUSAL_MILLIS);
    }

    void pressed() {
        play(Effect.TAP, .8);
    }

    void opened() {
        play(Effect.OPEN, .8);
    }

    void closed() {
        play(Effect.CLOSE, .8);
    }

    /** A tie is passed over in silence. */
    void finished(Results results) {
        results.outcome().winner().ifPresent(seat -> play(seat == Seat.PLAYER ? Effect.WIN : Effect.LOSE, .9));
    }

    void at(Screen screen) {
        boolean isPlaying = screen instanceof Screen.AtTable || screen instanceof Screen.InMenu;
        sound.play(isPlaying ? Sound.Music.TABLE : Sound.Music.DOOR);
    }

    /** The next variant, and each time a little different in pitch: no two tiles fall alike. */
    private void play(Effect effect, double volume) {
        int turn = turns.getOrDefault(effect, 0);
        turns.put(effect, turn + 1);
        double aside = (turn * 5 % 7 - 3) / 3.0;
        sound.play(effect, turn, volume, effect.isSolo() || effect == Effect.GO ? 1 : 1 + .015 * aside);
    }

    private void feel(boolean own, int millis) {
        if (own && vibrates) {
            haptics.pulse(millis);
        }
    }
}
