package deluxe.web;

import org.teavm.jso.JSClass;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;
import org.teavm.jso.browser.Window;
import org.teavm.jso.core.JSObjects;
import org.teavm.jso.typedarrays.ArrayBuffer;
import org.teavm.jso.webaudio.AudioBufferSourceNode;
import org.teavm.jso.webaudio.AudioNode;
import org.teavm.jso.webaudio.DecodeErrorCallback;
import org.teavm.jso.webaudio.DecodeSuccessCallback;
import org.teavm.jso.webaudio.GainNode;

/** The part of the browser's audio context that the game uses, whatever the browser calls the class. */
interface AudioGraph extends JSObject {
    String RUNNING = "running";

    @JSProperty
    String getState();

    @JSProperty
    double getCurrentTime();

    @JSProperty
    AudioNode getDestination();

    GainNode createGain();

    AudioBufferSourceNode createBufferSource();

    /** Takes callbacks, as Safari 12 requires; other browsers return a promise as well. */
    JSObject decodeAudioData(ArrayBuffer bytes, DecodeSuccessCallback decoded, DecodeErrorCallback failed);

    JSObject resume();

    JSObject suspend();

    /** Whether this browser has one at all. */
    static boolean isPresent() {
        Names names = (Names) (JSObject) Window.current();
        return isThere(names.getAudioContext()) || isThere(names.getWebkitAudioContext());
    }

    /** Throws the browser's exception if there is no sound device, or if too many pages use sound already. */
    static AudioGraph open() {
        Names names = (Names) (JSObject) Window.current();
        return (AudioGraph) (isThere(names.getAudioContext()) ? new Standard() : (JSObject) new Prefixed());
    }

    /** Ignores how a promise ends: that shows elsewhere, and a rejection is no error of the page. */
    static void leave(JSObject promise) {
        if (isThere(promise)) {
            ((Promise) promise).then(null, reason -> {});
        }
    }

    private static boolean isThere(JSObject object) {
        return object != null && !JSObjects.isUndefined(object);
    }

    /** The browser's names for the class. */
    interface Names extends JSObject {
        @JSProperty("AudioContext")
        JSObject getAudioContext();

        @JSProperty
        JSObject getWebkitAudioContext();
    }

    /** The name in all current browsers. */
    @JSClass(name = "AudioContext")
    final class Standard implements JSObject {}

    /** The name in Safari before 14.1. */
    @JSClass(name = "webkitAudioContext")
    final class Prefixed implements JSObject {}

    /** A promise, of which the game only needs the end. */
    interface Promise extends JSObject {
        void then(Settled kept, Settled broken);
    }

    /** What a promise calls at its end. */
    @JSFunctor
    interface Settled extends JSObject {
        void settled(JSObject with);
    }
}
