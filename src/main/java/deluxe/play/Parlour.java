package deluxe.play;

import deluxe.dominoes.Draw;
import deluxe.dominoes.End;
import deluxe.dominoes.Play;
import deluxe.dominoes.RuleSet;
import deluxe.dominoes.Tile;
import deluxe.kit.Malformed;
import deluxe.kit.Rng;
import deluxe.ports.Host;
import deluxe.ports.Lifecycle;
import deluxe.stage.TableScene;
import deluxe.stage.Target;
import deluxe.stage.art.Sitter;
import deluxe.table.Ending;
import deluxe.tournament.Match;
import deluxe.tournament.Option;
import deluxe.tournament.Options;
import deluxe.tournament.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The game from door to door: what the screens show and ask for, and the match that is played between them. */
public final class Parlour implements Fingers.Hand, Lifecycle.Watch {
    private static final int OPPONENTS_TEMPER = 200;

    /** So far a press of the arrow beside the hand pushes it, in CSS pixels. */
    private static final double SCROLL_STEP = 240;

    private final Outside outside;
    private final TableScene scene;
    private final Fingers fingers;
    private final Mirror mirror = new Mirror();
    private final Keeping keeping;
    private final Pace pace;
    private Flow flow = new Flow(Flow.Place.START);
    private Settings settings;
    private boolean settingsKept = true;
    private Optional<Options> asked = Optional.empty();
    private String refusal = "";
    private Optional<MatchAtTable> current = Optional.empty();
    private Optional<Results> results = Optional.empty();
    private Runnable onChange = () -> {};

    public Parlour(Outside outside) {
        this.outside = outside;
        settings = Settings.from(outside.storage(), outside.device().prefersReducedMotion());
        scene = new TableScene(settings.wardrobe());
        fingers = new Fingers(scene, outside.display(), outside.time(), this);
        keeping = new Keeping(outside.storage(), outside.time());
        pace = new Pace(Rng.derive(outside.chance().freshSeed(), OPPONENTS_TEMPER, 0));
        scene.clear();
        outside.pointers().follow(fingers);
        outside.lifecycle().follow(this);
        outside.display().show(scene);
        readWishes();
    }

    /** Opens the door, and tells {@code onChange} whenever a screen would say something else. */
    public void open(Runnable onChange) {
        this.onChange = onChange;
        if (flow.place() == Flow.Place.START) {
            keeping.saved(asked.map(Options::terms)).ifPresent(this::goOnWith);
        }
        changed();
    }

    private void readWishes() {
        List<Option> options = new ArrayList<>();
        for (Host.Wish wish : outside.host().wishes()) {
            options.add(new Option(wish.name(), wish.value()));
        }
        if (options.isEmpty()) {
            return;
        }
        try {
            asked = Optional.of(Options.read(options));
        } catch (Malformed malformed) {
            refusal = malformed.getMessage();
            flow = new Flow(Flow.Place.REFUSED);
        }
    }

    // What the screens ask

    public Flow flow() {
        return flow;
    }

    public Settings settings() {
        return settings;
    }

    public boolean settingsKept() {
        return settingsKept;
    }

    /** Whether nobody asked for a match: the player chooses. */
    public boolean isPractice() {
        return asked.isEmpty();
    }

    /** What cannot be played, and why. */
    public String refusal() {
        return refusal;
    }

    public Optional<Menu> menu() {
        return flow.over() == Flow.Over.MENU ? current.map(MatchAtTable::menu) : Optional.empty();
    }

    public Optional<Results> results() {
        return results;
    }

    public Mirror mirror() {
        return mirror;
    }

    public boolean isChoosing() {
        return current.map(table -> table.sitting().isPlayersTurn()).orElse(false);
    }

    public boolean mustDraw() {
        return current.map(table -> table.sitting().mustDraw()).orElse(false);
    }

    /** What the game could not keep or find again, to be told; empty if all is well. */
    public String notice() {
        return keeping.notice();
    }

    // What the screens do

    /** Starts a match; a newcomer is taught first. */
    public void start() {
        if (!settings.taught()) {
            showHowToPlay();
            return;
        }
        begin();
    }

    public void showHowToPlay() {
        flow.goTo(Flow.Place.HOW_TO_PLAY);
        changed();
    }

    /** The pages have been read, or closed. */
    public void taught(boolean playNow) {
        choose(settings.whenTaught());
        if (playNow) {
            begin();
            return;
        }
        flow.goTo(Flow.Place.START);
        changed();
    }

    public void showSettings() {
        flow.lay(Flow.Over.SETTINGS);
        changed();
    }

    public void closeSettings() {
        flow.lay(Flow.Over.NOTHING);
        changed();
    }

    public void choose(Settings chosen) {
        settings = chosen;
        settingsKept = chosen.keep(outside.storage());
        scene.dress(settings.wardrobe());
        outside.display().wake();
        changed();
    }

    public void endGame() {
        flow.lay(Flow.Over.NOTHING);
        table().endEarly();
        changed();
    }

    public void keepPlaying() {
        flow.lay(Flow.Over.NOTHING);
        table().goOn();
        changed();
    }

    /** The score goes to whoever asked for the match; without a host, the way leads back to the start. */
    public void submit() {
        keeping.forget();
        current = Optional.empty();
        results = Optional.empty();
        scene.clear();
        flow.goTo(Flow.Place.START);
        outside.display().wake();
        changed();
    }

    /** The keyboard is at this target of the table. */
    public void focus(Optional<Target> target) {
        scene.focus(target);
        target.ifPresent(at -> {
            if (at instanceof Target.HandTile tile) {
                scene.showInHand(tile.tile());
            } else if (at instanceof Target.OpenEnd end) {
                scene.aim(Optional.of(end.end()));
            }
        });
        outside.display().wake();
    }

    // What fingers and keys do at the table

    @Override
    public boolean isAtTable() {
        return flow.place() == Flow.Place.TABLE && flow.over() == Flow.Over.NOTHING;
    }

    @Override
    public void grasped(Tile tile) {
        table().choose(Optional.empty());
        table().hurry();
    }

    @Override
    public void laid(Tile tile, End end) {
        table().act(new Play(tile, end));
    }

    @Override
    public void misplaced(Tile tile) {
        table().explain(tile);
    }

    @Override
    public void chose(Tile tile) {
        table().tapped(tile);
    }

    @Override
    public void pointedAt(Optional<End> end) {
        table().pointedAt(end);
    }

    @Override
    public void reachedForBoneyard() {
        table().act(new Draw());
    }

    @Override
    public void askedForMenu() {
        if (isAtTable()) {
            fingers.cancel();
            flow.lay(Flow.Over.MENU);
            table().openMenu(mayPause());
            changed();
        }
    }

    @Override
    public void askedForSum() {
        table().toggleSum();
    }

    @Override
    public void scrolled(int direction) {
        scene.scrollHand(direction * SCROLL_STEP);
        outside.display().wake();
    }

    /** Puts down what was picked out. */
    public void escape() {
        current.ifPresent(table -> table.choose(Optional.empty()));
    }

    @Override
    public void left() {
        fingers.cancel();
        if (flow.place() != Flow.Place.TABLE) {
            return;
        }
        table().left(mayPause());
        if (table().sitting().pause().isPresent()) {
            flow.lay(Flow.Over.MENU);
            changed();
        }
    }

    @Override
    public void cameBack() {
        current.ifPresent(MatchAtTable::cameBack);
        outside.display().wake();
    }

    private void begin() {
        flow.goTo(Flow.Place.TABLE);
        Terms terms = asked.map(Options::terms)
                .orElseGet(() -> Terms.practice(
                        RuleSet.FIVES, settings.difficulty(), outside.chance().freshSeed()));
        MatchAtTable table = seat(terms);
        current = Optional.of(table);
        table.begin(terms);
        changed();
    }

    private void goOnWith(Keeping.Found found) {
        flow = new Flow(Flow.Place.TABLE);
        MatchAtTable table = seat(found.match().terms());
        current = Optional.of(table);
        table.goOnWith(found, mayPauseBy(found.match().terms()));
        if (table.sitting().pause().isPresent()) {
            flow.lay(Flow.Over.MENU);
        }
    }

    private MatchAtTable seat(Terms terms) {
        Sitter sitter =
                switch (terms.difficulty()) {
                    case EASY -> Sitter.AMARA;
                    case HARD -> Sitter.ISABEL;
                    case TACTICIAN -> Sitter.BRUNO;
                    case MASTER -> Sitter.MAGDA;
                };
        Sitter named = asked.flatMap(Options::opponent).map(sitter::named).orElse(sitter);
        String player = asked.flatMap(Options::player).orElse("You");
        TableSide side = new TableSide(scene, outside.time(), player, named);
        return new MatchAtTable(outside, scene, side, mirror, keeping, pace, new MatchAtTable.Screens() {
            @Override
            public void changed() {
                Parlour.this.changed();
            }

            @Override
            public void finished(Match match) {
                Parlour.this.finished(match);
            }
        });
    }

    private void finished(Match match) {
        results = Optional.of(keeping.results(match));
        flow.goTo(Flow.Place.RESULTS);
        if (results.get().isWon() && match.game().outcome().orElseThrow().ending() != Ending.ENDED_EARLY) {
            scene.celebrate(outside.time().nowMillis());
        }
        outside.display().wake();
        changed();
    }

    private boolean mayPause() {
        return table().sitting().mayPause()
                && mayPauseBy(table().sitting().match().terms());
    }

    private boolean mayPauseBy(Terms terms) {
        return switch (terms.pause()) {
            case ALWAYS -> true;
            case AUTO -> outside.device().isTouchFirst();
            case NEVER -> false;
        };
    }

    private MatchAtTable table() {
        return current.orElseThrow(() -> new IllegalStateException("no match is being played"));
    }

    private void changed() {
        onChange.run();
    }
}
