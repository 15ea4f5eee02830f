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

/** The part of the browser's audio context that the game uses, under the name that the browser has for it. */
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

    /** With callbacks, as Safari 12 wants it; elsewhere it gives a promise as well. */
    JSObject decodeAudioData(ArrayBuffer bytes, DecodeSuccessCallback decoded, DecodeErrorCallback failed);

    JSObject resume();

    JSObject suspend();

    /** Whether this browser has one at all. */
    static boolean isPresent() {
        Names names = (Names) (JSObject) Window.current();
        return isThere(names.getAudioContext()) || isThere(names.getWebkitAudioContext());
    }

    /** Throws the browser's exception where there is no device to sound, or too many pages sound already. */
    static AudioGraph open() {
        Names names = (Names) (JSObject) Window.current();
        return (AudioGraph) (isThere(names.getAudioContext()) ? new Standard() : (JSObject) new Prefixed());
    }

    /** What becomes of a promise is seen elsewhere: one that is not kept is no fault of the page. */
    static void leave(JSObject promise) {
        if (isThere(promise)) {
            ((Promise) promise).then(null, reason -> {});
        }
    }

    private static boolean isThere(JSObject object) {
        return object != null && !JSObjects.isUndefined(object);
    }

    /** Where the browser keeps it. */
    interface Names extends JSObject {
        @JSProperty("AudioContext")
        JSObject getAudioContext();

        @JSProperty
        JSObject getWebkitAudioContext();
    }

    /** As everywhere. */
    @JSClass(name = "AudioContext")
    final class Standard implements JSObject {}

    /** As in Safari before 14.1. */
    @JSClass(name = "webkitAudioContext")
    final class Prefixed implements JSObject {}

    /** Of which only the end is of interest. */
    interface Promise extends JSObject {
        void then(Settled kept, Settled broken);
    }

    /** What is called at that end. */
    @JSFunctor
    interface Settled extends JSObject {
        void settled(JSObject with);
    }
}
