package io.github.dominoesdeluxe;

import android.app.Activity;
import android.os.SystemClock;
import android.view.ViewGroup;
import android.webkit.RenderProcessGoneDetail;
import android.webkit.WebView;
import com.getcapacitor.WebViewListener;

/**
 * The page's process may die without the app: it crashes, or the system needs its memory. The activity is then made anew with a web
 * view that works, and the page goes on from what it has saved. Otherwise the app would die with the page.
 */
final class RendererLoss extends WebViewListener {
    /** A page that crashes again so soon would do so for ever. */
    private static final long SHORTEST_LIFE_MILLIS = 10_000;

    /** Of the last crash, on the clock that runs since the device was started. It outlives the activity. */
    private static long crashedAt = -SHORTEST_LIFE_MILLIS;

    private final Activity activity;

    RendererLoss(Activity activity) {
        this.activity = activity;
    }

    @Override
    public boolean onRenderProcessGone(WebView view, RenderProcessGoneDetail detail) {
        if (detail.didCrash()) {
            long now = SystemClock.elapsedRealtime();
            boolean isTooSoon = now - crashedAt < SHORTEST_LIFE_MILLIS;
            crashedAt = now;
            if (isTooSoon) {
                return false;
            }
        }
        ((ViewGroup) view.getParent()).removeView(view);
        activity.recreate();
        return true;
    }
}
