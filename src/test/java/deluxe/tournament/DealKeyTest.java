package deluxe.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import deluxe.dominoes.Deal;
import deluxe.dominoes.DoubleSet;
import deluxe.dominoes.Tile;
import deluxe.kit.Malformed;
import deluxe.kit.Seed;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class DealKeyTest {
    private static final int DEALS = Boolean.getBoolean("tests.all") ? 1_000_000 : 30_000;
    private static final HexFormat HEX = HexFormat.of();
    private static final String KEY = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
    private static final String SALT = "ff".repeat(32);

    private final DealKey key = new DealKey(KEY, SALT);

    @Test
    void theCommitmentIsWhatAnybodyCanCalculateFromSaltAndKey() throws GeneralSecurityException {
        byte[] both = HEX.parseHex(SALT + KEY);

        assertThat(key.commitment())
                .isEqualTo(HEX.formatHex(MessageDigest.getInstance("SHA-256").digest(both)));
        assertThat(new DealKey(SALT, KEY).commitment()).isNotEqualTo(key.commitment());
    }

    /** Somebody who has only the description and Java's own HMAC deals the same tiles. */
    @ParameterizedTest
    @EnumSource(DoubleSet.class)
    void theDealsAreThoseOfTheDescription(DoubleSet set) throws GeneralSecurityException {
        for (int round = 1; round <= 50; round++) {
            List<Integer> bytes = new ArrayList<>();
            for (int block = 0; block < 20; block++) {
                for (byte each : hmac("deal " + round + " " + block)) {
                    bytes.add(each & 0xff);
                }
            }
            List<Tile> tiles = new ArrayList<>();
            for (int at = 0; at < set.tiles(); at++) {
                tiles.add(Tile.at(at));
            }
            for (int size = tiles.size(); size > 1; size--) {
                int bound = size;
                while (bytes.get(0) >= 256 / bound * bound) {
                    bytes.remove(0);
                }
                Collections.swap(tiles, size - 1, bytes.remove(0) % bound);
            }

            assertThat(key.deal(round, set).tiles()).isEqualTo(tiles);
        }
    }

    @Test
    void theOpponentAndItsTimesHaveKeysOfTheirOwn() throws GeneralSecurityException {
        assertThat(key.opponent()).isEqualTo(Seed.of(HEX.formatHex(hmac("opponent"), 0, 16)));
        assertThat(key.pace()).isEqualTo(Seed.of(HEX.formatHex(hmac("pace"), 0, 16)));
    }

    /** Chi-square of each tile's place, on keys that differ only in their last digits: 27 x 27 degrees of freedom, 1 in 10^6. */
    @Test
    void neighbouringKeysPutEveryTileEverywhereEquallyOften() {
        int tiles = DoubleSet.SIX.tiles();
        int[][] counts = new int[tiles][tiles];
        for (int number = 0; number < DEALS; number++) {
            Deal deal = new DealKey(KEY.substring(0, 56) + String.format(Locale.ROOT, "%08x", number), SALT)
                    .deal(1, DoubleSet.SIX);
            for (int at = 0; at < tiles; at++) {
                counts[deal.tile(at).index()][at]++;
            }
        }
        double expected = (double) DEALS / tiles;
        double chiSquare = 0;
        for (int[] places : counts) {
            for (int count : places) {
                chiSquare += (count - expected) * (count - expected) / expected;
            }
        }

        assertThat(chiSquare).isBetween(560.0, 920.0);
    }

    @Test
    void aKeyIsWrittenInFull() {
        for (String bad : List.of("", "00", KEY + "00", KEY.toUpperCase(Locale.ROOT), "g".repeat(64))) {
            assertThatThrownBy(() -> new DealKey(bad, SALT)).isInstanceOf(Malformed.class);
            assertThatThrownBy(() -> new DealKey(KEY, bad)).isInstanceOf(Malformed.class);
        }
    }

    private static byte[] hmac(String message) throws GeneralSecurityException {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(HEX.parseHex(KEY), "HmacSHA256"));
        return mac.doFinal(message.getBytes(StandardCharsets.US_ASCII));
    }
}
