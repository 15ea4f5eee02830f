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
        assertThat(small("""
                (function (start) { start(self); })(function (page) {
                  let twice = number => 2 * number, five = twice(2) + 1, told = text => page.tell(text), six = twice(five) + 1;
                  let checked = value => { if (value === null) { page.stop(); } return value; };
                  page.first = checked(five);
                  function Tile() { this.pips = six; }
                  let thrice = count => 3 * count, seven = thrice(six) + 1, warned = word => page.warn(word);
                  page.second = seven;
                  page.third = [told, told, warned, warned, twice, thrice, thrice, Tile];
                });
                """)).isEqualTo("""
                        !function(){!function(t){\
                        let n=n=>t.tell(n),i=n=>t.warn(n),e=t=>2*t,l=t=>3*t;\
                        let f=e(2)+1,s=e(f)+1;t.first=f;let c=l(s)+1;t.second=c,\
                        t.third=[n,n,i,i,e,l,l,function(){this.pips=s}]}(self)}();""");
    }

    @Test
    void nullChecksAreRemovedAndTheirValuesKept() throws Exception {
        assertThat(small("""
                (function (start) { start(self); })(function (page) {
                  let checked = value => { if (value === null) { page.stop(); } return value; };
                  page.play = (tile, ends) => {
                    tile = checked(tile);
                    checked(ends ? tile.low : tile.high).lie(checked(tile.place()), checked(checked(page.table).end));
                  };
                });
                """))
                .isEqualTo(
                        "!function(){!function(l){l.play=(e,n)=>{(n?e.low:e.high).lie(e.place(),l.table.end)}}(self)}();");
    }

    @Test
    void aScriptWithTwoFunctionsThatLookLikeTheCheckForNullIsRefused() {
        assertThatThrownBy(() -> small("""
                (function (start) { start(self); })(function (page) {
                  let checked = value => { if (value === null) { page.stop(); } return value; };
                  let told = value => { if (value === null) { page.tell(); } return value; };
                  page.play = tile => told(checked(tile).place());
                });
                """))
                .hasMessageContaining("one function should look like the check for null, not ");
    }

    @Test
    void aScriptWithoutACheckForNullIsRefused() {
        assertThatThrownBy(() ->
                        small("(function (start) { start(self); })(function (page) { page.play = tile => tile; });"))
                .hasMessageContaining("one function should look like the check for null, not none");
    }

    @Test
    void aScriptOfAnotherFormIsRefused() {
        assertThatThrownBy(() -> small("let one = () => 1;"))
                .hasMessageContaining("not a script of one function that is called with another");
    }

    private String small(String script) throws IOException, InterruptedException {
        return new String(tools.javascript(script.getBytes(StandardCharsets.UTF_8)), StandardCharsets.UTF_8);
    }
}
