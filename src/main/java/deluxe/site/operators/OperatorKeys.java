package deluxe.site.operators;

import deluxe.site.lobby.Secrets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The keys of operators. They follow from the site's secret, so a copy of the database gives none away. */
public final class OperatorKeys {
    private static final String PURPOSE = "operator";

    private final Secrets secrets;

    public OperatorKeys(Secrets secrets) {
        this.secrets = secrets;
    }

    /** The key with which this operator is told things; none if the secret that it comes from is gone. */
    public Optional<String> current(Operator operator) {
        return key(operator, operator.key());
    }

    /** All keys that this operator may sign with. */
    List<String> good(Operator operator, long nowMillis) {
        List<String> keys = new ArrayList<>();
        current(operator).ifPresent(keys::add);
        if (nowMillis < operator.earlierUntilMillis()) {
            key(operator, operator.key() - 1).ifPresent(keys::add);
        }
        return keys;
    }

    private Optional<String> key(Operator operator, int number) {
        return secrets.signature(operator.secret(), PURPOSE, operator.name() + ' ' + number);
    }
}
