package deluxe.ports;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** A host that records what it is told, and asks for what a test tells it to. */
public final class RecordingHost implements Host {
    private final String name;
    private final List<Wish> wishes = new ArrayList<>();
    private final List<String> told = new ArrayList<>();
    private final List<String> records = new ArrayList<>();
    private final List<String> questions = new ArrayList<>();
    private Watch watch;
    private Asked dealer = question -> {};
    private boolean seated = true;
    private boolean keepsRecords = true;
    private boolean teaches = true;

    private interface Asked {
        void ask(String question);
    }

    /** @param name empty for a link */
    public RecordingHost(String name) {
        this.name = name;
    }

    public RecordingHost wishing(String option, String value) {
        wishes.add(new Wish(option, value));
        return this;
    }

    public RecordingHost unseated() {
        seated = false;
        return this;
    }

    /** Has its matches dealt: what this returns is answered at once. */
    public RecordingHost dealtBy(UnaryOperator<String> answers) {
        dealer = question -> watch.answered(answers.apply(question));
        return this;
    }

    /** Its players know the game. */
    public RecordingHost withoutLessons() {
        teaches = false;
        return this;
    }

    @Override
    public boolean teaches() {
        return teaches;
    }

    public void losesRecords() {
        keepsRecords = false;
    }

    public Watch watch() {
        return watch;
    }

    public List<String> told() {
        return told;
    }

    public List<String> questions() {
        return questions;
    }

    public List<String> records() {
        return records;
    }

    @Override
    public List<Wish> wishes() {
        return wishes;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public boolean isSeated() {
        return seated;
    }

    @Override
    public void follow(Watch listener) {
        watch = listener;
    }

    @Override
    public void opened() {
        told.add("opened");
    }

    @Override
    public void refused(Hindrance hindrance, String reason) {
        told.add("refused " + hindrance + ": " + reason);
    }

    @Override
    public void started(boolean resumed) {
        told.add(resumed ? "resumed" : "started");
    }

    @Override
    public void scored(int atMillis, int player, int opponent) {
        told.add("score " + player + ":" + opponent);
    }

    @Override
    public boolean finished(String record) {
        told.add("finished");
        records.add(record);
        return keepsRecords;
    }

    @Override
    public void ask(String question) {
        questions.add(question);
        dealer.ask(question);
    }

    @Override
    public void puzzled(String reason) {
        told.add("puzzled: " + reason);
    }

    @Override
    public void ended() {
        told.add("ended");
    }

    @Override
    public void claim() {
        told.add("claim");
    }

    @Override
    public void leave() {
        told.add("leave");
    }
}
