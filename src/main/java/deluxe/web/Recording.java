package deluxe.web;

import org.teavm.jso.JSObject;
import org.teavm.jso.ajax.XMLHttpRequest;
import org.teavm.jso.typedarrays.ArrayBuffer;
import org.teavm.jso.webaudio.AudioBuffer;

/** A sound file: fetched once, and decoded when it is needed. */
final class Recording {
    private static final int OK = 200;

    /** The status of an app's own files. */
    private static final int NO_SERVER = 0;

    private final String address;
    private final Preparation preparation;
    private boolean asked;
    private boolean decoding;
    private ArrayBuffer bytes;
    private AudioBuffer sound;

    Recording(String address, Preparation preparation) {
        this.address = address;
        this.preparation = preparation;
    }

    /** What is done to it once it has been decoded. */
    interface Preparation {
        void prepare(AudioBuffer sound);
    }

    /** Null until it is ready to be heard. */
    AudioBuffer sound() {
        return sound;
    }

    /** Fetches the file, unless that was asked for before. */
    void fetch(Runnable whenFetched) {
        if (asked) {
            return;
        }
        asked = true;
        XMLHttpRequest request = new XMLHttpRequest();
        request.open("GET", address);
        request.setResponseType("arraybuffer");
        BrowserEvents.on(request, "loadend", event -> {
            JSObject response = request.getResponse();
            int status = request.getStatus();
            if (response == null || (status != OK && status != NO_SERVER)) {
                Note.write(address + " answered " + status + ": this sound will be missing");
                return;
            }
            bytes = (ArrayBuffer) response;
            whenFetched.run();
        });
        request.send();
    }

    /** Decodes the sound unless it is ready. Decoding empties the bytes it is given, so it gets a copy of the file. */
    void decode(AudioGraph graph, Runnable whenDecoded) {
        if (decoding || sound != null || bytes == null) {
            return;
        }
        decoding = true;
        AudioGraph.leave(graph.decodeAudioData(
                bytes.slice(0, bytes.getByteLength()),
                decoded -> {
                    decoding = false;
                    preparation.prepare(decoded);
                    sound = decoded;
                    whenDecoded.run();
                },
                error -> {
                    bytes = null;
                    Note.write("this browser cannot decode " + address);
                }));
    }

    /** Frees the memory of the decoded sound, which is ten times that of the file. */
    void forgetSound() {
        sound = null;
    }
}
