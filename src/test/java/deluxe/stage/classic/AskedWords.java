package deluxe.stage.classic;

import java.lang.reflect.Proxy;

/** A room's words for tests: each text is the name of the method that is asked for it. */
final class AskedWords {
    private AskedWords() {}

    static RoomWords words() {
        return (RoomWords) Proxy.newProxyInstance(
                RoomWords.class.getClassLoader(),
                new Class<?>[] {RoomWords.class},
                (proxy, method, values) -> method.getName());
    }
}
