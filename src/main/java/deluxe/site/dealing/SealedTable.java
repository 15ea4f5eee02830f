package deluxe.site.dealing;

import deluxe.kit.Malformed;
import deluxe.session.Conduct;
import deluxe.session.Correspondence;
import deluxe.session.RemoteDealer.Asked;
import deluxe.session.RemoteDealer.Question;
import deluxe.session.wire.AnswerText;
import deluxe.session.wire.IntentWords;
import deluxe.site.lobby.Declined;
import deluxe.site.lobby.Declined.Cause;
import deluxe.site.lobby.KeptIntent;
import deluxe.site.lobby.Ledger;
import deluxe.site.lobby.Ticket;
import deluxe.site.lobby.Tournament;
import deluxe.tournament.ScoreSheet;
import deluxe.tournament.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A sealed match as far as this server has replayed it. It looks into the ledger before it says anything. */
final class SealedTable {
    /** More than anybody asks for in a match; what comes after is refused. */
    private static final int MOST_INTENTS = 5_000;

    /** How often to look again when another server has kept something at the same moment. */
    private static final int MOST_ATTEMPTS = 20;

    private final Ledger ledger;
    private final Ticket ticket;
    private final Terms terms;
    private final List<KeptIntent> kept = new ArrayList<>();
    private Tournament tournament;
    private Allowance allowance = new Allowance();
    private Optional<Correspondence> begun = Optional.empty();

    SealedTable(Ledger ledger, Ticket ticket, Tournament tournament) {
        this.ledger = ledger;
        this.ticket = ticket;
        this.tournament = tournament;
        this.terms = tournament.sealedTerms(ticket, ledger.secrets());
    }

    /**
     * Takes what is asked for and not yet taken, and answers once the ledger has it.
     *
     * @param asItIs the tournament, which can have been ended since the last time
     */
    synchronized SealedTables.Reply answer(Tournament asItIs, Question question, long nowMillis, int tripMillis) {
        tournament = asItIs;
        for (int attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
            replay();
            List<KeptIntent> fresh = fresh(question, nowMillis, tripMillis);
            if ((fresh.isEmpty() || keep(fresh)) && isSettled(nowMillis)) {
                Correspondence match = begun.orElseThrow();
                if (match.record().isEmpty()) {
                    requireRunning(nowMillis);
                }
                String text = AnswerText.write(match.answer(question.seen(), (double) countedMillis(nowMillis)));
                return new SealedTables.Reply(text, match.record());
            }
        }
        throw tooMany();
    }

    /** The record of the match, if it is over by now. */
    synchronized Optional<ScoreSheet> record(Tournament asItIs, long nowMillis) {
        tournament = asItIs;
        for (int attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
            replay();
            if (begun.isEmpty() || isSettled(nowMillis)) {
                return begun.flatMap(Correspondence::record);
            }
        }
        throw tooMany();
    }

    private Declined tooMany() {
        return new Declined(Cause.LATER, "The match " + terms.match() + " is asked about by too many at once.");
    }

    /**
     * Whether nothing can come any more that counts before the end, if there is one by now. Where time alone has ended the match,
     * another server may still be writing what it took before: the end needs a row of its own, and the first row stands.
     */
    private boolean isSettled(long nowMillis) {
        Correspondence match = begun.orElseThrow();
        long latestMillis = countedMillis(nowMillis);
        match.passTime((double) latestMillis);
        if (!match.match().isOver() || kept.get(kept.size() - 1).atMillis() >= match.happenedMillis()) {
            return true;
        }
        long overMillis = Math.max(latestMillis, (long) Math.ceil(match.happenedMillis()));
        return keep(List.of(new KeptIntent(kept.size(), overMillis, overMillis, 0, KeptIntent.OVER)));
    }

    private boolean keep(List<KeptIntent> fresh) {
        boolean isKept = ledger.keep(terms.match(), fresh);
        if (isKept) {
            fresh.forEach(this::take);
        }
        return isKept;
    }

    private void replay() {
        for (KeptIntent intent : ledger.intents(terms.match(), kept.size())) {
            if (begun.isPresent() && intent.atMillis() < begun.get().happenedMillis()) {
                startAnew();
            }
            take(intent);
        }
    }

    /** Another server has kept something that counts before what time had brought here. */
    private void startAnew() {
        List<KeptIntent> before = List.copyOf(kept);
        kept.clear();
        allowance = new Allowance();
        begun = Optional.empty();
        before.forEach(this::take);
    }

    private void take(KeptIntent intent) {
        if (intent.number() != kept.size()) {
            throw new IllegalStateException("an intent is missing before " + intent.number() + " of " + terms.match());
        }
        if (begun.isEmpty()) {
            begun = Optional.of(
                    new Correspondence(terms, Conduct.sealed(terms.agreement()), (double) intent.atMillis()));
        } else {
            begun.get().take((double) intent.atMillis(), (double) intent.arrivedMillis(), KeptWords.asked(intent));
            allowance.taken(
                    intent.allowedMillis(), intent.tripMillis(), begun.get().moves());
        }
        kept.add(intent);
    }

    private List<KeptIntent> fresh(Question question, long nowMillis, int tripMillis) {
        List<KeptIntent> fresh = new ArrayList<>();
        if (kept.isEmpty()) {
            requireOpen(nowMillis);
            requireInTime(nowMillis);
            fresh.add(new KeptIntent(0, dealtMillis(nowMillis), nowMillis, 0, ""));
        }
        for (Asked asked : question.intents()) {
            String intent = IntentWords.write(asked.intent());
            int next = kept.size() + fresh.size();
            if (asked.number() < kept.size()) {
                requireSame(kept.get(asked.number()), intent);
            } else if (next > MOST_INTENTS) {
                throw new Malformed("a match takes no more than " + MOST_INTENTS + " intents");
            } else if (asked.number() == next) {
                requireOpen(nowMillis);
                long atMillis = countedMillis(nowMillis, tripMillis);
                fresh.add(new KeptIntent(next, atMillis, nowMillis, tripMillis, intent));
            } else {
                throw new Malformed("the next intent is " + next + ", not " + asked.number());
            }
        }
        return fresh;
    }

    /** What was on its way when time ended the match is answered by the end, which has its number. */
    private void requireSame(KeptIntent before, String intent) {
        if (!List.of(intent, KeptIntent.OVER).contains(before.intent())) {
            throw new Declined(
                    Cause.CONFLICT,
                    "Intent " + before.number() + " of this match is \"" + before.intent()
                            + "\", and the first one counts.");
        }
    }

    private void requireOpen(long nowMillis) {
        if (nowMillis < tournament.startsMillis()) {
            throw new Declined(Cause.CONFLICT, "This match can't begin yet.");
        }
        requireRunning(nowMillis);
    }

    private void requireRunning(long nowMillis) {
        if (nowMillis >= tournament.finalMillis()) {
            throw new Declined(Cause.GONE, "The ranks are final, and this match can't go on.");
        }
    }

    private void requireInTime(long nowMillis) {
        if (nowMillis >= tournament.beginsByMillis(ticket)) {
            throw new Declined(Cause.GONE, "This match was not begun in time, and its place is given up. Enter again.");
        }
    }

    /** Where all start together, time runs for those who come late too. */
    private long dealtMillis(long nowMillis) {
        return tournament.deals().startTogether() ? tournament.startsMillis() : nowMillis;
    }

    /**
     * When an intent counts that comes now: earlier by what its way is allowed, but not before anything that has happened, because that
     * may have been told.
     */
    private long countedMillis(long nowMillis, int tripMillis) {
        long latest = countedMillis(nowMillis);
        if (begun.isEmpty()) {
            return latest;
        }
        begun.get().passTime((double) latest);
        long happened = (long) Math.ceil(begun.get().happenedMillis());
        return Math.max(happened, latest - allowance.millis(tripMillis));
    }

    /** Time never goes back in a match, even from one server to another, and stands still once the ranks are final. */
    private long countedMillis(long nowMillis) {
        long latest = kept.isEmpty() ? 0 : kept.get(kept.size() - 1).atMillis();
        return Math.max(latest, Math.min(nowMillis, tournament.finalMillis() - 1));
    }
}
