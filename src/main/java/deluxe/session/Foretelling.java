package deluxe.session;

import deluxe.dominoes.Event;
import deluxe.dominoes.GameView;
import deluxe.dominoes.Play;
import deluxe.dominoes.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Tells a play of the player's own before the dealer has answered, and then only what else the answer tells. */
final class Foretelling {
    private Optional<Told> latest = Optional.empty();
    private double latestMillis;
    /** What has been told of a play that has no answer yet; nothing if there is none. */
    private List<Event> shown = List.of();

    /** What this play brings, unless that cannot be known. */
    Optional<Told> play(Play play, double nowMillis) {
        return latest.filter(told -> told.standing() instanceof Told.Standing.Running
                        && told.game().isToMove())
                .filter(told -> told.game().round().plays().has(play))
                .map(told -> after(told, play, nowMillis));
    }

    private Told after(Told told, Play play, double nowMillis) {
        List<Event> events = new ArrayList<>();
        View round = told.game().round().after(play, events);
        shown = events;
        Told.Standing.Running running = (Told.Standing.Running) told.standing();
        int clockMillis = running.nowMillis() + (int) ((nowMillis - latestMillis) * running.speed());
        return new Told(
                told.number(),
                Told.Reply.upTo(told.reply().answered()),
                new GameView(round, false, List.of(), Optional.empty()),
                events,
                false,
                told.clock(),
                told.pauseLeftMillis(),
                new Told.Standing.Running(clockMillis, running.speed()));
    }

    /** What is to be told, now that the dealer has told this. If the play has not come about, the table is shown as it is. */
    List<Told> comeTrue(Told told, double nowMillis) {
        latest = Optional.of(told);
        latestMillis = nowMillis;
        int known = shown.size();
        if (known == 0) {
            return List.of(told);
        }
        boolean isTrue = !told.events().isEmpty()
                && told.events().get(0) instanceof Event.TilePlayed played
                && played.equals(shown.get(0));
        shown = List.of();
        if (isTrue) {
            return List.of(told.as(
                    told.reply(), told.events().subList(known, told.events().size()), false));
        }
        boolean isRefused = told.reply().reason().isPresent();
        Told asItIs = told.as(isRefused ? Told.Reply.NONE : told.reply(), told.events(), true);
        return isRefused ? List.of(asItIs, told) : List.of(asItIs);
    }
}
