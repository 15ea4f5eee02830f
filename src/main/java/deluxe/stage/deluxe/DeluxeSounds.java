package deluxe.stage.deluxe;

import deluxe.ports.Haptics.Strength;
import deluxe.stage.CommonCue;
import deluxe.stage.Cue;
import deluxe.stage.Heard;
import deluxe.stage.Sounds;
import deluxe.stage.tiles.TileCue;
import deluxe.table.Seat;

/** How each cue sounds at the Deluxe table, and which cues are felt too. All of it is in this class. */
public final class DeluxeSounds implements Sounds {
    /** The number of points for one step of the ladder. */
    private static final int POINTS_A_STEP = 5;

    private static final int LADDER_STEPS = 6;

    /** What the opponent does sounds further away, and its points a fourth lower. */
    private static final double AWAY = .7;

    private static final double FOURTH_LOWER = .75;
    private static final double SEMITONE = 1.0595;
    private static final int LOUD_SECONDS = 3;

    @Override
    public Heard of(Cue cue) {
        return cue.kind() instanceof TileCue kind
                ? of(kind, cue.seat() == Seat.PLAYER, cue.size())
                : of((CommonCue) cue.kind(), cue.size());
    }

    private static Heard of(TileCue kind, boolean own, int size) {
        double near = own ? 1 : AWAY;
        return switch (kind) {
            case SHUFFLED -> Heard.varied(DeluxeClip.SHUFFLE, .6);
            case DEALT -> Heard.varied(DeluxeClip.DEAL, .45 * near);
            case LIFTED -> Heard.varied(DeluxeClip.LIFT, .8);
            case CAME_HOME -> Heard.varied(DeluxeClip.HOME, .7);
            case LEANT -> Heard.varied(DeluxeClip.SLIDE, .45);
            case LAID -> Heard.varied(DeluxeClip.CLACK, .9 * near).felt(own, Strength.LIGHT);
            case DRAWN -> Heard.varied(DeluxeClip.DRAW, .7 * near);
            case PASSED -> Heard.varied(DeluxeClip.KNOCK, .8);
            case SCORED -> score(size, own).felt(own, Strength.FIRM);
            case WENT_OUT -> once(own ? DeluxeClip.FANFARE : DeluxeClip.THEIRS, .8);
            case STUCK -> once(DeluxeClip.STUCK, .8);
            case COUNTED -> Heard.exact(DeluxeClip.PEG, 0, .6, rise(size - 1));
        };
    }

    private static Heard of(CommonCue kind, int size) {
        return switch (kind) {
            case PRESSED -> Heard.varied(DeluxeClip.TAP, .8);
            case OPENED -> Heard.varied(DeluxeClip.OPEN, .8);
            case CLOSED -> Heard.varied(DeluxeClip.CLOSE, .8);
            case REFUSED -> Heard.varied(DeluxeClip.REFUSAL, .8).felt(true, Strength.STRONG);
            case COUNTED_DOWN -> Heard.varied(DeluxeClip.COUNT, .7);
            case STARTED -> once(DeluxeClip.GO, .7);
            case TICKED -> Heard.exact(DeluxeClip.TICK, size % 2, size <= LOUD_SECONDS ? .9 : .6, 1);
            case TURN_CAME -> Heard.varied(DeluxeClip.BELL, .5);
            case WON -> once(DeluxeClip.WIN, .9);
            case LOST -> once(DeluxeClip.LOSE, .9);
        };
    }

    private static Heard once(DeluxeClip clip, double volume) {
        return Heard.exact(clip, 0, volume, 1);
    }

    /** 5 points are the lowest step, 30 and more the highest. */
    private static Heard score(int points, boolean own) {
        int step = Math.max(0, Math.min(LADDER_STEPS, points / POINTS_A_STEP) - 1);
        return Heard.exact(DeluxeClip.SCORE, step, own ? .8 : .55, own ? 1 : FOURTH_LOWER);
    }

    /** The pitch this many semitones higher, up to an octave. */
    private static double rise(int steps) {
        double pitch = 1;
        for (int step = 0; step < steps && step < 12; step++) {
            pitch *= SEMITONE;
        }
        return pitch;
    }
}
