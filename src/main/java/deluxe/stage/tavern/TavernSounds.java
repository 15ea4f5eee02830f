package deluxe.stage.tavern;

import deluxe.ports.Haptics.Strength;
import deluxe.stage.CommonCue;
import deluxe.stage.Cue;
import deluxe.stage.Heard;
import deluxe.stage.Sounds;
import deluxe.table.Seat;

/** How each cue sounds in the tavern, and which cues are felt too. All of it is in this class. */
public final class TavernSounds implements Sounds {
    /** Below the first a die only tips over, and from the second up it was thrown hard. */
    private static final int SOFT = 30;

    private static final int HARD = 65;
    private static final double HARDEST = 100;

    /** The volume of the softest knock that is heard at all, as a share of the loudest. */
    private static final double FAINTEST = .12;

    /** What the opponent does sounds further away. */
    private static final double AWAY = .75;

    private static final int PITCHES_OF_COINS = 5;

    @Override
    public Heard of(Cue cue) {
        boolean own = cue.seat() == Seat.PLAYER;
        return cue.kind() instanceof TavernCue kind ? of(kind, own, cue.size()) : of((CommonCue) cue.kind());
    }

    private static Heard of(TavernCue kind, boolean own, int size) {
        double near = own ? 1 : AWAY;
        return switch (kind) {
            case SHAKEN -> Heard.varied(TavernClip.SHAKE, .7 * near).felt(own, Strength.LIGHT);
            case HIT_BOARD -> Heard.varied(onBoard(size), loudness(size));
            case HIT_WALL -> Heard.varied(TavernClip.WALL, loudness(size));
            case HIT_DIE -> Heard.varied(TavernClip.BONE, .9 * loudness(size));
            case WAGERED -> Heard.varied(TavernClip.STACK, .8);
            case SWEPT -> Heard.varied(TavernClip.HEAP, .7);
            case COIN_LAY -> Heard.exact(TavernClip.CLINK, size, .45, 1 + .03 * (size * 2 % PITCHES_OF_COINS));
            case MARKED -> Heard.varied(TavernClip.SEAL, .8 * near).felt(own, Strength.LIGHT);
            case BEGAN -> Heard.varied(TavernClip.TURN, .6);
            case ROUND_WON -> once(TavernClip.WON, .8).felt(true, Strength.FIRM);
            case ROUND_LOST -> once(TavernClip.LOST, .8);
            case ROUND_DRAWN -> once(TavernClip.DRAWN, .8);
            case PARCHMENT_OPENED -> Heard.varied(TavernClip.UNROLL, .8);
            case PARCHMENT_CLOSED -> Heard.varied(TavernClip.ROLL, .8);
            case CAME_IN -> once(TavernClip.DOOR_IN, .7);
            case WENT_OUT -> once(TavernClip.DOOR_OUT, .7);
        };
    }

    /** There is no clock in the tavern: the countdown cues of other tables sound like a button here. */
    private static Heard of(CommonCue kind) {
        return switch (kind) {
            case PRESSED, COUNTED_DOWN, STARTED, TICKED -> Heard.varied(TavernClip.TOUCH, .8);
            case OPENED -> Heard.varied(TavernClip.UNROLL, .6);
            case CLOSED -> Heard.varied(TavernClip.ROLL, .6);
            case REFUSED -> Heard.varied(TavernClip.REFUSAL, .8).felt(true, Strength.STRONG);
            case TURN_CAME -> Heard.varied(TavernClip.TURN, .6);
            case WON -> once(TavernClip.VICTORY, .9);
            case LOST -> once(TavernClip.RUIN, .9);
        };
    }

    private static Heard once(TavernClip clip, double volume) {
        return Heard.exact(clip, 0, volume, 1);
    }

    private static TavernClip onBoard(int size) {
        if (size < SOFT) {
            return TavernClip.SOFT;
        }
        return size < HARD ? TavernClip.WOOD : TavernClip.HARD;
    }

    private static double loudness(int size) {
        return FAINTEST + (1 - FAINTEST) * Math.max(0, Math.min(1, size / HARDEST));
    }
}
