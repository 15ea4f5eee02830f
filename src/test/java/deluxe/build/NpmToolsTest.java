package deluxe.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class NpmToolsTest {
    private final NpmTools tools = new NpmTools(Path.of("src/build"));

    @Test
    void functionsThatDoTheSameStandTogetherAndAllElseKeepsItsOrder() throws Exception {
        assertThat(sorted("""
                (function (start) { start(self); })(function (page) {
                  let twice = number => 2 * number, five = twice(2) + 1, told = text => page.tell(text), six = five + 1;
                  page.first = five;
                  function Tile() { this.pips = six; }
                  let thrice = count => 3 * count, seven = six + 1, warned = word => page.warn(word);
                  page.second = seven;
                });
                """)).isEqualTo("""
                        (function(t){t(self)})(function(t){\
                        let c=i=>t.tell(i),r=i=>t.warn(i),l=i=>2*i,o=i=>3*i;\
                        function f(){this.pips=e}\
                        let n=l(2)+1,e=n+1;t.first=n;let s=e+1;t.second=s});
                        """);
    }

    @Test
    void aScriptOfAnotherFormIsRefused() {
        assertThatThrownBy(() -> sorted("let one = () => 1;"))
                .hasMessageContaining("not a script of one function that is called with another");
    }

    private String sorted(String script) throws IOException, InterruptedException {
        return new String(tools.javascript(script.getBytes(StandardCharsets.UTF_8)), StandardCharsets.UTF_8);
    }
}
