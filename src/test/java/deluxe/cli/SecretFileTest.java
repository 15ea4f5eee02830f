package deluxe.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import deluxe.kit.Malformed;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SecretFileTest {
    @TempDir
    Path folder;

    @Test
    void aSecretIsMadeOnceAndOnlyItsOwnerReadsIt() throws Exception {
        Path file = folder.resolve("new/secret");
        String made = secret(file);

        assertThat(made).hasSize(64);
        assertThat(permissions(file)).isEqualTo("rw-------");
        assertThat(permissions(file.getParent())).isEqualTo("rwx------");
        assertThat(secret(file)).isEqualTo(made);
    }

    @Test
    void manyWhoMakeItAtOnceAllHaveTheSame() throws Exception {
        Path file = folder.resolve("secret");
        ExecutorService threads = Executors.newFixedThreadPool(8);
        try {
            Callable<String> making = () -> secret(file);
            for (Future<String> made : threads.invokeAll(Collections.nCopies(32, making))) {
                assertThat(made.get()).isEqualTo(Files.readString(file).strip());
            }
        } finally {
            threads.shutdown();
        }
        try (Stream<Path> left = Files.list(folder)) {
            assertThat(left).containsExactly(file);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"rw-r--r--", "rw----r--", "rw--w----", "rw-----w-"})
    void aFileThatIsOpenToOthersIsRefusedWithWhatToDo(String permissions) throws Exception {
        Path file = folder.resolve("secret");
        secret(file);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));

        assertThatThrownBy(() -> secret(file))
                .isInstanceOf(Malformed.class)
                .hasMessageContaining(file.toString())
                .hasMessageContaining(permissions)
                .hasMessageContaining("chmod 600");
    }

    @Test
    void aGroupMayReadIt() throws Exception {
        Path file = folder.resolve("secret");
        String made = secret(file);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("r--r-----"));

        assertThat(secret(file)).isEqualTo(made);
    }

    @Test
    void aFileWithoutASecretIsNamed() throws Exception {
        Path file = folder.resolve("secret");
        secret(file);
        for (String content : List.of("", "not a secret\n")) {
            Files.writeString(file, content);
            assertThatThrownBy(() -> secret(file))
                    .isInstanceOf(Malformed.class)
                    .hasMessageContaining(file.toString())
                    .hasMessageContaining("secret");
        }
    }

    private static String secret(Path file) {
        return new SecretFile(file).secrets().current().hex();
    }

    private static String permissions(Path file) throws Exception {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
    }
}
