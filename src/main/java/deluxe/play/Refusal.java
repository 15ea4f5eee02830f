package deluxe.play;

import deluxe.ports.Host;

/** Why the match that was asked for is not played here. */
public record Refusal(Host.Hindrance hindrance, String reason) {
    public String headline() {
        return hindrance == Host.Hindrance.ELSEWHERE ? "This match is open elsewhere" : "This match cannot be played";
    }

    public String advice() {
        return hindrance == Host.Hindrance.ELSEWHERE
                ? "Please go on there. When it is closed, the match goes on here."
                : "Please go back to the tournament's page and open the match again.";
    }
}
