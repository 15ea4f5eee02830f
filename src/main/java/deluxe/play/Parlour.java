package deluxe.play;

import deluxe.dominoes.RuleSet;
import deluxe.ports.Lifecycle;
import deluxe.session.Dealer;
import deluxe.session.Finish;
import deluxe.session.LeftMatch;
import deluxe.session.LocalDealer;
import deluxe.session.Told;
import deluxe.stage.TableScene;
import deluxe.stage.Target;
import deluxe.table.Ending;
import deluxe.tournament.Match;
import deluxe.tournament.Terms;
import java.util.Optional;

/** The game from door to door: what the screens show and ask for, and the match that is played between them. */
public final class Parlour implements Lifecycle.Watch {
    private final Outside outside;
    private final TableScene scene;
    private final Fingers fingers;
    private final Words words;
    private final Mirror mirror;
    private final Classroom classroom;
    private final Keeping keeping;
    private final Envoy envoy;
    private final Flow flow;
    private final Soundtrack soundtrack;
    private final Preferences preferences;
    private final TableParts parts;
    private Optional<MatchAtTable> current = Optional.empty();
    private Optional<Results> results = Optional.empty();
    private Optional<Counting> counting = Optional.empty();
    private String record = "";
    private boolean startsWhenTaught;
    private Runnable onChange = () -> {};

    public Parlour(Outside outside) {
        this.outside = outside;
        words = new Words(outside.language()::say);
        mirror = new Mirror(words);
        Settings settings = Settings.from(outside.storage(), outside.device().prefersReducedMotion());
        scene = new TableScene(settings.wardrobe());
        Hover hover = new Hover(scene.handling(), outside.display(), outside.pointers());
        fingers = new Fingers(scene.handling(), outside.display(), outside.time(), hover, this::hand);
        keeping = new Keeping(outside.storage(), outside.time(), outside.host(), words);
        envoy = new Envoy(outside, keeping, this);
        flow = new Flow(envoy.refusal().isPresent() ? Flow.Place.REFUSED : Flow.Place.START);
        soundtrack = new Soundtrack(outside.sound(), outside.haptics());
        parts = new TableParts(outside, scene, mirror, words, soundtrack);
        classroom = new Classroom(parts, rules(), this::changed);
        preferences = new Preferences(outside, settings, scene, soundtrack, this::changed);
        scene.follow(soundtrack);
        outside.pointers().follow(fingers);
        outside.lifecycle().follow(this);
        outside.display().show(scene);
    }

    /** Opens the door, and tells {@code onChange} whenever a screen would say something else. */
    public void open(Runnable onChange) {
        this.onChange = onChange;
        Optional<LeftMatch> left = envoy.refusal().isEmpty() ? keeping.saved(envoy.match()) : Optional.empty();
        if (left.isPresent() && !envoy.accepts(left.get().match().terms())) {
            flow.goTo(Flow.Place.REFUSED);
        }
        envoy.opened();
        if (flow.place() == Flow.Place.START && !showPlayed()) {
            left.ifPresent(this::goOnWith);
        }
        changed();
    }

    // What the screens ask

    public Words words() {
        return words;
    }

    public Flow flow() {
        return flow;
    }

    public Preferences preferences() {
        return preferences;
    }

    private Settings settings() {
        return preferences.settings();
    }

    /** Whether nobody asked for a match: the player chooses. */
    public boolean isPractice() {
        return envoy.terms().isEmpty();
    }

    /** Of the match that is asked for, or of practice. */
    public RuleSet rules() {
        return envoy.terms().map(Terms::rules).orElse(RuleSet.FIVES);
    }

    /** Who deals with the host. */
    public Envoy envoy() {
        return envoy;
    }

    public Optional<Menu> menu() {
        return flow.over() == Flow.Over.MENU ? current.map(MatchAtTable::menu) : Optional.empty();
    }

    public Optional<Results> results() {
        return results;
    }

    /** The results' numbers, as far as they are counted. */
    public Optional<Counting> counting() {
        return counting;
    }

    /** The record of the game that was just played; empty if none was. */
    public String record() {
        return record;
    }

    public Mirror mirror() {
        return mirror;
    }

    /** Who plays, while the table lies open with nothing over it or a lesson is to be done at it. */
    public Optional<PlayersHand> hand() {
        boolean isOpen = flow.place() == Flow.Place.TABLE && flow.over() == Flow.Over.NOTHING;
        return isOpen ? current.map(MatchAtTable::hand) : classroom.hand();
    }

    /** What the game could not keep or find again, or how the score is on its way; empty if there is nothing to tell. */
    public String notice() {
        String words = results.isPresent() ? envoy.words() : "";
        return words.isEmpty() ? keeping.notice() : words;
    }

    // What the screens do

    /** Starts a match; a newcomer is taught first. */
    public void start() {
        if (!settings().taught()) {
            showHowToPlay();
            startsWhenTaught = true;
            return;
        }
        soundtrack.pressed();
        begin();
    }

    public void showHowToPlay() {
        soundtrack.pressed();
        startsWhenTaught = false;
        flow.goTo(Flow.Place.HOW_TO_PLAY);
        classroom.show(0);
        changed();
    }

    /** The page of How to Play that lies open, from 0. */
    public int page() {
        return classroom.page();
    }

    /** What is to be done on that page; empty if it is only to be watched. */
    public String task() {
        return classroom.task();
    }

    /** Another page of How to Play lies open. */
    public void turnTo(int page) {
        soundtrack.pressed();
        fingers.cancel();
        classroom.show(page);
    }

    /** The pages have been read, or closed: the game begins for who asked for it before. */
    public void taught(boolean playNow) {
        fingers.cancel();
        classroom.close();
        preferences.choose(settings().whenTaught());
        if (playNow || startsWhenTaught) {
            begin();
            return;
        }
        flow.goTo(Flow.Place.START);
        changed();
    }

    public void showSettings() {
        soundtrack.opened();
        flow.lay(Flow.Over.SETTINGS);
        changed();
    }

    public void closeSettings() {
        soundtrack.closed();
        flow.lay(Flow.Over.NOTHING);
        changed();
    }

    /** Away from what is open, as its own way out leads. */
    public void escape() {
        if (flow.over() == Flow.Over.SETTINGS) {
            closeSettings();
        } else if (flow.over() == Flow.Over.MENU) {
            keepPlaying();
        } else if (flow.place() == Flow.Place.HOW_TO_PLAY) {
            taught(false);
        }
    }

    public void endGame() {
        soundtrack.closed();
        flow.lay(Flow.Over.NOTHING);
        table().endGame();
        changed();
    }

    public void keepPlaying() {
        soundtrack.closed();
        flow.lay(Flow.Over.NOTHING);
        table().endPause();
        changed();
    }

    /** Nobody waits for the numbers. */
    public void hurryCounting() {
        counting.ifPresent(Counting::hurry);
        changed();
    }

    /** The score goes to whoever asked for the match; without a host, the way leads back to the start. */
    public void submit() {
        soundtrack.pressed();
        if (envoy.isHeard() && !isPractice()) {
            envoy.submit();
        } else {
            clear();
            flow.goTo(Flow.Place.START);
            outside.display().wake();
        }
        changed();
    }

    /** Another game of practice, against the same opponent. */
    public void playAgain() {
        soundtrack.pressed();
        clear();
        begin();
    }

    /** The match that is over leaves the table. */
    private void clear() {
        if (isPractice()) {
            keeping.forget(Terms.PRACTICE);
        }
        current = Optional.empty();
        results = Optional.empty();
        counting = Optional.empty();
        scene.clear();
    }

    /** The keyboard is at this target of the table. */
    public void focus(Optional<Target> target) {
        scene.handling().focus(target);
        outside.display().wake();
    }

    // What the world does

    @Override
    public void left() {
        fingers.cancel();
        if (flow.place() == Flow.Place.TABLE) {
            table().session().leave();
        }
    }

    @Override
    public void cameBack() {
        current.ifPresent(table -> table.session().comeBack());
        outside.display().wake();
    }

    private void begin() {
        if (showPlayed()) {
            changed();
            return;
        }
        flow.goTo(Flow.Place.TABLE);
        Terms terms = envoy.terms()
                .orElseGet(() -> Terms.practice(
                        RuleSet.FIVES, settings().difficulty(), outside.chance().freshSeed()));
        envoy.started(false);
        seat(terms, LocalDealer.begin(terms, mayPause(terms), this::save, outside.time(), outside.alarm()), "");
        changed();
    }

    /** A match is played once: if it was, its result lies open. */
    private boolean showPlayed() {
        Optional<Results> played = envoy.played();
        played.ifPresent(this::lay);
        return played.isPresent();
    }

    private void goOnWith(LeftMatch left) {
        flow.goTo(Flow.Place.TABLE);
        envoy.started(true);
        Terms terms = left.match().terms();
        Dealer dealer = LocalDealer.resume(left, mayPause(terms), this::save, outside.time(), outside.alarm());
        seat(terms, dealer, left.saved().board());
    }

    private void seat(Terms terms, Dealer dealer, String savedBoard) {
        TableSide side = TableSide.of(terms, envoy.options(), scene, outside.time(), words);
        MatchAtTable table = new MatchAtTable(isPractice(), dealer, savedBoard, parts, side, new AroundTheTable());
        current = Optional.of(table);
        table.open();
    }

    private void save(Match match, int clockMillis, int pausedMillis) {
        keeping.keep(match, clockMillis, pausedMillis, scene.boardCodes());
    }

    private boolean mayPause(Terms terms) {
        return switch (terms.pause()) {
            case ALWAYS -> true;
            case AUTO -> outside.device().isTouchFirst();
            case NEVER -> false;
        };
    }

    private MatchAtTable table() {
        return current.orElseThrow(() -> new IllegalStateException("no match is being played"));
    }

    private void end(Results of) {
        if (of.isWon()) {
            scene.herald().celebrate(outside.time().nowMillis());
        }
        soundtrack.finished(of);
    }

    /** The results lie open, to be counted. */
    private void lay(Results of) {
        results = Optional.of(of);
        counting = Optional.of(Counting.begin(outside, of.card(), settings().reducedMotion(), this::changed));
        flow.goTo(Flow.Place.RESULTS);
    }

    /** The screens would say something else. */
    void changed() {
        soundtrack.at(flow.place());
        fingers.lookAgain();
        onChange.run();
    }

    private final class AroundTheTable implements MatchAtTable.Screens {
        @Override
        public void changed() {
            Parlour.this.changed();
        }

        @Override
        public boolean hints() {
            return isPractice() && settings().hints();
        }

        @Override
        public void told(Told told) {
            envoy.tell(told);
        }

        @Override
        public void askedForMenu() {
            soundtrack.opened();
            fingers.cancel();
            table().openMenu();
        }

        @Override
        public void menuOpened() {
            flow.lay(Flow.Over.MENU);
            changed();
        }

        @Override
        public void finished(Finish finish) {
            record = finish.sheet().text();
            lay(keeping.results(finish));
            envoy.finished(finish);
            if (table().session().game().outcome().orElseThrow().ending() != Ending.ENDED_EARLY) {
                end(results.get());
            }
            outside.display().wake();
            changed();
        }
    }
}
