package deluxe.stage.classic;

import deluxe.dominoes.RuleSet;
import deluxe.ports.Display;
import deluxe.ports.SafeArea;
import deluxe.stage.Look;
import deluxe.stage.art.Box;
import deluxe.stage.art.TileSet;
import deluxe.stage.tiles.Furniture;
import deluxe.stage.tiles.Ground;
import deluxe.stage.tiles.StandingHeap;
import deluxe.stage.tiles.TableLayout;
import deluxe.stage.tiles.TableRoom;
import deluxe.stage.tiles.TableUse;
import deluxe.stage.tiles.Target;
import deluxe.stage.tiles.Tidying;
import deluxe.stage.tiles.WatchingLayout;
import java.util.Optional;

/** A classic table in its room. */
public final class ClassicRoom implements TableRoom {
    private final RoomStyle style;
    private final RoomGround ground = new RoomGround();
    private final ClassicFurniture furniture;
    private final Optional<TidyLinen> tidying;

    private ClassicRoom(RoomStyle style, ClassicFurniture furniture, Optional<TidyLinen> tidying) {
        this.style = style;
        this.furniture = furniture;
        this.tidying = tidying;
    }

    public static ClassicRoom veranda(RoomWords words, Tidiness tidiness) {
        VerandaFurniture furniture = new VerandaFurniture(words);
        return new ClassicRoom(new VerandaStyle(), furniture, Optional.of(new TidyLinen(tidiness, furniture)));
    }

    public static ClassicRoom pub(RoomWords words) {
        return new ClassicRoom(new PubStyle(), new PubFurniture(words), Optional.empty());
    }

    @Override
    public Look look(Look liked) {
        return new Look(style.theme(), style.tiles(liked.tiles()), liked.reducedMotion(), liked.leftHanded());
    }

    @Override
    public Optional<TableLayout> layout(
            Display.Size size, SafeArea safe, boolean leftHanded, TableUse use, RuleSet rules) {
        TableNeeds needs = new TableNeeds(rules.hand(), rules.clockSeconds() > 0, leftHanded, use == TableUse.LEARNING);
        Optional<ClassicLayout> layout = ClassicLayout.of(style, size, safe, needs);
        layout.ifPresent(places -> {
            ground.become(style.ground(places));
            furniture.fit(places, rules);
            tidying.ifPresent(linen -> linen.fit(places.table().board()));
        });
        return layout.map(places -> set(places.table(), use));
    }

    private static TableLayout set(TableLayout table, TableUse use) {
        return switch (use) {
            case PLAYING -> table;
            case LEARNING, WATCHING -> WatchingLayout.withoutGear(table);
            case WATCHING_OPEN -> WatchingLayout.withOpenHands(WatchingLayout.withoutGear(table));
        };
    }

    @Override
    public Optional<StandingHeap> boneyard() {
        return Optional.of(furniture.boneyard());
    }

    @Override
    public Optional<TileSet> spentTiles(TileSet others) {
        return style.spent(others);
    }

    @Override
    public Optional<Tidying> tidying() {
        return tidying.map(linen -> linen);
    }

    @Override
    public Optional<Target> at(double x, double y) {
        return furniture.at(x, y);
    }

    @Override
    public Box place(Target target) {
        return furniture.place(target);
    }

    @Override
    public Ground ground() {
        return ground;
    }

    @Override
    public Furniture furniture() {
        return furniture;
    }
}
