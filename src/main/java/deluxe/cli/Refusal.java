package deluxe.cli;

/** Why a command will not do what it was asked: one line that names the value and what would help. */
final class Refusal extends Exception {
    Refusal(String line) {
        super(line);
    }
}
