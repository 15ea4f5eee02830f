package deluxe.site.lobby;

import deluxe.site.lobby.Tournament.Stage;
import java.time.Duration;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What everybody sees of the tournaments, counted once for all who look. Only what is the viewer's own is asked for each time, in one
 * query.
 */
final class Scoreboard {
    private static final int ENDED_SHOWN = 12;
    private static final int WINNERS_SHOWN = 3;
    private static final int RANKS_SHOWN = 100;
    private static final int HEATS_SHOWN = 50;
    private static final int MOST_KEPT = 100;
    private static final long RUNNING_MILLIS = 1_000;

    /** Final ranks don't change, unless an operator changes them in the database. */
    private static final long FINAL_MILLIS = Duration.ofMinutes(10).toMillis();

    /** So long after the ranks were final, every record that came before is in the ledger, whichever server took it. */
    private static final long SETTLING_MILLIS = Duration.ofMinutes(1).toMillis();

    private final Ledger ledger;
    private final Schedule schedule;
    private final SteadyClock clock;
    private final LongSupplier monotonicMillis;
    private final Kept<Listed> listed;
    private final Map<String, Kept<Counted>> counted = Collections.synchronizedMap(new LinkedHashMap<>(16, .75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Kept<Counted>> eldest) {
            return size() > MOST_KEPT;
        }
    });

    Scoreboard(Ledger ledger, Schedule schedule, SteadyClock clock, LongSupplier monotonicMillis) {
        this.ledger = ledger;
        this.schedule = schedule;
        this.clock = clock;
        this.monotonicMillis = monotonicMillis;
        this.listed = new Kept<>(monotonicMillis);
    }

    /** The tournaments of the programme, and between which times it is right. */
    private record Listed(List<Tournament> running, List<Tournament> ended, long fromMillis, long toMillis) {
        long freshMillis(long nowMillis) {
            return fromMillis <= nowMillis && nowMillis < toMillis ? RUNNING_MILLIS : 0;
        }

        List<String> ids() {
            return Stream.concat(running.stream(), ended.stream())
                    .map(Tournament::id)
                    .toList();
        }
    }

    /** A tournament as a stranger sees it, with its first ranks and with its winners only. */
    private record Counted(Glance ranks, Glance winners, Totals totals, long atMillis) {
        long freshMillis(long nowMillis) {
            Tournament tournament = ranks.tournament();
            if (tournament.stageAt(nowMillis) != ranks.stage()) {
                return 0;
            }
            boolean isSettled = ranks.stage() == Stage.FINAL && atMillis >= tournament.finalMillis() + SETTLING_MILLIS;
            return isSettled ? FINAL_MILLIS : RUNNING_MILLIS;
        }
    }

    Programme programme(Optional<Player> viewer) {
        Listed now = listed.get(list -> list.freshMillis(clock.millis()), this::listed);
        Map<String, OwnPlace> own = own(viewer, now.ids());
        return new Programme(winners(now.running(), own), winners(now.ended(), own));
    }

    /** A tournament with its ranks. */
    Glance glance(Tournament tournament, Optional<Player> viewer) {
        Counted count = counted(tournament);
        OwnPlace own = own(viewer, List.of(tournament.id())).get(tournament.id());
        return seen(count.ranks(), own, count.totals(), RANKS_SHOWN);
    }

    /** The ranks that come after so many others, as many as are shown at a time. */
    List<Standing> after(Tournament tournament, int others) {
        List<Standing> all = Ranks.of(ledger.best(tournament.id(), others + RANKS_SHOWN), List.of())
                .standings();
        return all.subList(Math.min(others, all.size()), all.size());
    }

    /** Makes sure that a record that has come is in ranks that are kept as final. Others are counted soon anyway. */
    void recordCame(String tournament) {
        counted.computeIfPresent(
                tournament, (id, kept) -> kept.is(count -> count.ranks().stage() != Stage.FINAL) ? kept : null);
    }

    private Listed listed() {
        long nowMillis = clock.millis();
        Map<String, Tournament> running = new LinkedHashMap<>();
        for (Tournament tournament : ledger.unfinished(nowMillis)) {
            running.put(tournament.id(), tournament);
        }
        for (Tournament tournament : schedule.open(nowMillis, ledger.secrets().current())) {
            // One that was ended by hand is over, whatever the schedule says.
            if (ledger.tournament(tournament.id()).isEmpty()) {
                running.put(tournament.id(), tournament);
            }
        }
        List<Tournament> nextToCloseFirst = running.values().stream()
                .sorted(Comparator.comparingLong(Tournament::closesMillis).thenComparing(Tournament::id))
                .toList();
        long changesMillis = nextToCloseFirst.stream()
                .flatMap(each -> Stream.of(each.opensMillis(), each.closesMillis(), each.finalMillis()))
                .filter(atMillis -> atMillis > nowMillis)
                .min(Long::compare)
                .orElse(Long.MAX_VALUE);
        return new Listed(nextToCloseFirst, ledger.finished(nowMillis, ENDED_SHOWN), nowMillis, changesMillis);
    }

    private Counted counted(Tournament tournament) {
        return counted.computeIfAbsent(tournament.id(), id -> new Kept<>(monotonicMillis))
                .get(count -> count.freshMillis(clock.millis()), () -> count(tournament));
    }

    private Counted count(Tournament tournament) {
        long nowMillis = clock.millis();
        String id = tournament.id();
        Stage stage = tournament.stageAt(nowMillis);
        Census census = ledger.census(id);
        if (tournament.deals().haveHeats()) {
            Ranks none = Ranks.of(List.of(), List.of());
            Glance glance =
                    new Glance(tournament, stage, census, none, Map.of(), decided(tournament), Optional.empty());
            return new Counted(glance, glance, Totals.of(none), nowMillis);
        }
        Ranks ranks = Ranks.of(ledger.best(id, RANKS_SHOWN), ledger.held(id, RANKS_SHOWN));
        Totals totals = new Totals(ledger.totals(id));
        return new Counted(
                glance(tournament, stage, census, ranks, totals),
                glance(tournament, stage, census, first(ranks, WINNERS_SHOWN), totals),
                totals,
                nowMillis);
    }

    private static Glance glance(Tournament tournament, Stage stage, Census census, Ranks ranks, Totals totals) {
        Map<Integer, Prize> prizes = prizes(tournament, stage, ranks, totals);
        return new Glance(tournament, stage, census, ranks, prizes, List.of(), Optional.empty());
    }

    /** The latest heats that are decided, the last to be decided first. */
    private List<Heat> decided(Tournament tournament) {
        return ledger.heats(tournament.id(), HEATS_SHOWN).stream()
                .collect(Collectors.groupingBy(place -> place.ticket().seat().heat()))
                .values()
                .stream()
                .map(places -> Heat.of(tournament, places, clock.millis()))
                .filter(heat -> heat.isDecided() && heat.turnout().finished() > 0)
                .sorted(Comparator.comparingLong(Scoreboard::lastMillis)
                        .reversed()
                        .thenComparing(Heat::name))
                .toList();
    }

    private static long lastMillis(Heat heat) {
        return heat.ranks().standings().stream()
                .mapToLong(standing -> standing.finish().receivedMillis())
                .max()
                .orElse(0);
    }

    /** A player's place, by the ledger as it is now. */
    PlayerStanding standing(Tournament tournament, OwnPlace place, Ledger asked) {
        if (tournament.deals().haveHeats()) {
            return inHeat(tournament, place, asked);
        }
        Optional<Integer> rank = ranked(place).map(finish -> asked.better(tournament.id(), total(finish)) + 1);
        return new PlayerStanding(place.ticket(), place.finish(), rank, Optional.empty());
    }

    private PlayerStanding inHeat(Tournament tournament, OwnPlace place, Ledger asked) {
        Heat heat = Heat.of(tournament, asked.heat(place.ticket().seat().heat()), clock.millis());
        Optional<Integer> rank =
                heat.isDecided() ? heat.standing(place.ticket().match()).map(Standing::rank) : Optional.empty();
        return new PlayerStanding(place.ticket(), place.finish(), rank, Optional.of(heat));
    }

    private static Optional<PlayerResult> ranked(OwnPlace place) {
        return place.finish().filter(finish -> finish.ruling() instanceof Ruling.Ranked);
    }

    private List<Glance> winners(List<Tournament> tournaments, Map<String, OwnPlace> own) {
        return tournaments.stream()
                .map(tournament -> {
                    Counted count = counted(tournament);
                    return seen(count.winners(), own.get(tournament.id()), count.totals(), WINNERS_SHOWN);
                })
                .toList();
    }

    private Map<String, OwnPlace> own(Optional<Player> viewer, List<String> tournaments) {
        return viewer.map(player -> ledger.places(player.id(), tournaments)).orElse(List.of()).stream()
                .collect(Collectors.toMap(place -> place.ticket().tournament(), Function.identity()));
    }

    /** What the viewer has just done is seen at once, even if the others have not been counted since. */
    private Glance seen(Glance byAll, OwnPlace own, Totals totals, int most) {
        if (own == null) {
            return byAll;
        }
        Tournament tournament = byAll.tournament();
        if (tournament.deals().haveHeats()) {
            return byAll.with(byAll.ranks(), byAll.prizes(), inHeat(tournament, own, ledger));
        }
        Optional<PlayerResult> ranked = ranked(own);
        Optional<Integer> rank = ranked.map(finish -> totals.rank(total(finish)));
        Ranks ranks = ranked.map(finish -> with(byAll.ranks(), finish, most)).orElse(byAll.ranks());
        boolean isNew = !ranks.equals(byAll.ranks());
        return byAll.with(
                ranks,
                isNew
                        ? prizes(tournament, byAll.stage(), ranks, totals.with(total(ranked.orElseThrow())))
                        : byAll.prizes(),
                new PlayerStanding(own.ticket(), own.finish(), rank, Optional.empty()));
    }

    private static Map<Integer, Prize> prizes(Tournament tournament, Stage stage, Ranks ranks, Totals totals) {
        return stage == Stage.FINAL ? Prize.split(tournament, ranks.standings(), totals) : Map.of();
    }

    private static Ranks with(Ranks ranks, PlayerResult own, int most) {
        List<PlayerResult> others = ranks.standings().stream()
                .map(Standing::finish)
                .filter(finish -> !finish.match().equals(own.match()))
                .toList();
        if (others.size() < ranks.standings().size()) {
            return ranks;
        }
        Ranks all = Ranks.of(Stream.concat(others.stream(), Stream.of(own)).toList(), ranks.held());
        return first(all, most);
    }

    private static Ranks first(Ranks ranks, int most) {
        List<Standing> standings = ranks.standings();
        return new Ranks(standings.subList(0, Math.min(most, standings.size())), ranks.held());
    }

    private static int total(PlayerResult ranked) {
        return ((Ruling.Ranked) ranked.ruling()).card().total();
    }
}
