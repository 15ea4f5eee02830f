package io.github.dominoesdeluxe;

import com.getcapacitor.JSObject;
import com.getcapacitor.Plugin;
import com.getcapacitor.PluginCall;
import com.getcapacitor.PluginMethod;
import com.getcapacitor.annotation.CapacitorPlugin;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Ready to copy: puts a tournament platform behind the game in the Android app. Copy this file beside MainActivity.java, write one class
 * that implements {@link Platform} with the platform's own library, and register both in MainActivity.registerPlatform, as
 * docs/embedding.md says. Nothing else changes. All calls are made on Capacitor's thread for plugins, not on the main one.
 */
@CapacitorPlugin(name = "MatchHost")
public final class MatchHostPlugin extends Plugin {
    /** What a tournament platform does: the one class to write. */
    public interface Platform {
        /**
         * The game is starting and asks what to play. Answer through {@code reply} within 20 seconds, on any thread. It may ask again
         * after the page was reloaded.
         */
        void matchWillBegin(Reply reply);

        /** The game can be seen. */
        void gameDidOpen();

        /** The match begins, or goes on ({@code isResumed}) after the player had left it. */
        void matchDidBegin(String match, boolean isResumed);

        /** Somebody scored; {@code atMillis} is the time on the match clock. */
        void scoreDidChange(String match, int atMillis, int player, int opponent);

        /**
         * The match is over. Call {@code acknowledge} when your server has the record, and not before. Without it the game sends the
         * record again: today, and at every later start. The same record may come twice.
         */
        void matchDidFinish(String match, String record, Runnable acknowledge);

        /**
         * A sealed match asks whoever deals it. Send the question to your server as it is, and give its answer to {@code reply}; a
         * question without an answer is asked again.
         */
        void dealerIsAsked(String match, String question, Consumer<String> reply);

        /** A sealed match is over; your server has its record. */
        void matchDidEnd(String match);

        /** The player has seen the results and wants to go back to the platform. */
        void returnToHost(String match);

        /** The player left before the end; the match can be continued. */
        void matchDidAbort(String match, String reason);

        /** Something went wrong: docs/embedding.md lists the codes. */
        void matchDidFail(String code, String message);
    }

    /** The platform's answer to what to play. */
    public interface Reply {
        /** The options of docs/embedding.md. Values are texts or numbers. */
        void play(Map<String, ?> options);

        /** There is no match: the app offers practice. */
        void practise();
    }

    private final Platform platform;

    public MatchHostPlugin(Platform platform) {
        this.platform = platform;
    }

    /**
     * Begins a match while the app is open: the game opens again and asks what to play. {@code page} is index.html, or
     * classic.html for All Fives and Muggins, or sealed.html for a sealed match at the Deluxe table.
     */
    public void openMatch(String page) {
        getActivity().runOnUiThread(() -> getBridge().getWebView().loadUrl(getBridge().getLocalUrl() + "/" + page));
    }

    /** Asks the game to save what has been played and to close: it answers with matchDidAbort. */
    public void closeMatch() {
        notifyListeners("matchWillClose", new JSObject());
    }

    @PluginMethod
    public void matchWillBegin(PluginCall call) {
        platform.matchWillBegin(new Reply() {
            @Override
            public void play(Map<String, ?> options) {
                JSObject named = new JSObject();
                options.forEach(named::put);
                call.resolve(new JSObject().put("options", named));
            }

            @Override
            public void practise() {
                call.resolve(new JSObject().put("options", new JSObject()));
            }
        });
    }

    @PluginMethod
    public void gameDidOpen(PluginCall call) {
        platform.gameDidOpen();
        call.resolve();
    }

    @PluginMethod
    public void matchDidBegin(PluginCall call) {
        platform.matchDidBegin(call.getString("match"), call.getBoolean("resumed", false));
        call.resolve();
    }

    @PluginMethod
    public void scoreDidChange(PluginCall call) {
        platform.scoreDidChange(
                call.getString("match"), call.getInt("atMillis"), call.getInt("player"), call.getInt("opponent"));
        call.resolve();
    }

    @PluginMethod
    public void matchDidFinish(PluginCall call) {
        platform.matchDidFinish(call.getString("match"), call.getString("record"), call::resolve);
    }

    @PluginMethod
    public void dealerIsAsked(PluginCall call) {
        platform.dealerIsAsked(
                call.getString("match"),
                call.getString("question"),
                answer -> call.resolve(new JSObject().put("answer", answer)));
    }

    @PluginMethod
    public void matchDidEnd(PluginCall call) {
        platform.matchDidEnd(call.getString("match"));
        call.resolve();
    }

    @PluginMethod
    public void returnToHost(PluginCall call) {
        platform.returnToHost(call.getString("match"));
        call.resolve();
    }

    @PluginMethod
    public void matchDidAbort(PluginCall call) {
        platform.matchDidAbort(call.getString("match"), call.getString("reason"));
        call.resolve();
    }

    @PluginMethod
    public void matchDidFail(PluginCall call) {
        platform.matchDidFail(call.getString("code"), call.getString("message"));
        call.resolve();
    }
}
