package deluxe.stage.retouch;

import deluxe.ports.Paint;
import deluxe.ports.Surface;

/** The few rectangles, on whole device pixels, in which a picture is repainted. */
final class Patches {
    private static final int MOST = 3;

    /** Painting this many more CSS pixels is better than going through the whole picture once more. */
    private static final double WORTH_A_PATCH = 12_000;

    private static final Paint BLANK = Paint.of("#000");

    private final double width;
    private final double height;
    private final double ratio;
    private final double[] left = new double[MOST + 1];
    private final double[] top = new double[MOST + 1];
    private final double[] right = new double[MOST + 1];
    private final double[] bottom = new double[MOST + 1];
    private int count;

    /** If the picture ends within a device pixel, that pixel belongs to it. */
    Patches(double width, double height, double ratio) {
        this.width = Math.ceil(width * ratio) / ratio;
        this.height = Math.ceil(height * ratio) / ratio;
        this.ratio = ratio;
    }

    int count() {
        return count;
    }

    void addAll() {
        add(0, 0, width, height);
    }

    /** Adds this box, and a device pixel around it, where edges are smoothed. */
    void add(double boxLeft, double boxTop, double boxRight, double boxBottom) {
        left[count] = Math.max(0, Math.floor(boxLeft * ratio - 1) / ratio);
        top[count] = Math.max(0, Math.floor(boxTop * ratio - 1) / ratio);
        right[count] = Math.min(width, Math.ceil(boxRight * ratio + 1) / ratio);
        bottom[count] = Math.min(height, Math.ceil(boxBottom * ratio + 1) / ratio);
        if (left[count] < right[count] && top[count] < bottom[count]) {
            count++;
            join();
        }
    }

    /** Joins patches until there are few, and each is worth being painted on its own. */
    private void join() {
        boolean joined = true;
        while (joined && count > 1) {
            int one = 0;
            int other = 1;
            for (int i = 0; i < count; i++) {
                for (int j = i + 1; j < count; j++) {
                    if (waste(i, j) < waste(one, other)) {
                        one = i;
                        other = j;
                    }
                }
            }
            joined = count > MOST || waste(one, other) < WORTH_A_PATCH;
            if (joined) {
                join(one, other);
            }
        }
    }

    /** The area that would be painted for nothing if both were one; negative if they overlap by more than that. */
    private double waste(int i, int j) {
        double together = (Math.max(right[i], right[j]) - Math.min(left[i], left[j]))
                * (Math.max(bottom[i], bottom[j]) - Math.min(top[i], top[j]));
        return together - area(i) - area(j);
    }

    private double area(int patch) {
        return (right[patch] - left[patch]) * (bottom[patch] - top[patch]);
    }

    private void join(int one, int other) {
        left[one] = Math.min(left[one], left[other]);
        top[one] = Math.min(top[one], top[other]);
        right[one] = Math.max(right[one], right[other]);
        bottom[one] = Math.max(bottom[one], bottom[other]);
        count--;
        left[other] = left[count];
        top[other] = top[count];
        right[other] = right[count];
        bottom[other] = bottom[count];
    }

    boolean touches(int patch, double boxLeft, double boxTop, double boxRight, double boxBottom) {
        return boxLeft * ratio - 1 < right[patch] * ratio
                && boxRight * ratio + 1 > left[patch] * ratio
                && boxTop * ratio - 1 < bottom[patch] * ratio
                && boxBottom * ratio + 1 > top[patch] * ratio;
    }

    /** Removes the old picture from the patch, and clips what follows to it. */
    void clear(Surface surface, int patch) {
        surface.begin();
        surface.rectangle(left[patch], top[patch], right[patch] - left[patch], bottom[patch] - top[patch]);
        surface.clip();
        surface.fill(BLANK);
    }
}
