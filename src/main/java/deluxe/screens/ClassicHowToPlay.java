package deluxe.screens;

import deluxe.dominoes.RuleSet;
import deluxe.play.LessonWords;
import deluxe.play.Lessons;
import deluxe.play.Screen;
import deluxe.play.Visit;
import deluxe.session.ClassicLessons;
import deluxe.session.ClassicPage;
import java.util.List;
import java.util.function.Supplier;
import org.teavm.flavour.templates.BindTemplate;

/** The pages that teach a classic table. */
@BindTemplate("templates/classic-how-to-play.html")
public final class ClassicHowToPlay {
    private final Visit visit;
    private final Supplier<RuleSet> rules;

    /** @param rules the rules of the match that is taught */
    ClassicHowToPlay(Visit visit, Supplier<RuleSet> rules) {
        this.visit = visit;
        this.rules = rules;
    }

    private Lessons lessons() {
        return ((Screen.Learning) visit.page().screen()).lessons();
    }

    private int page() {
        return lessons().page();
    }

    private LessonWords words() {
        return new LessonWords(visit.page().words(), rules.get());
    }

    public List<ClassicPage> getPages() {
        return ClassicLessons.pages(rules.get());
    }

    private ClassicPage open() {
        return getPages().get(page());
    }

    public String getHeadline() {
        return words().headline(open());
    }

    /** What to learn or to do on this page. */
    public String getLesson() {
        return words().lesson(open()) + lessons().task();
    }

    /** What the pages teach about a match, without the exercises: a line each. */
    String rules(RuleSet match) {
        LessonWords words = new LessonWords(visit.page().words(), match);
        StringBuilder taught = new StringBuilder();
        for (ClassicPage page : ClassicLessons.pages(match)) {
            String lesson = page == ClassicPage.SPINNER
                    ? Lessons.aboutDoubles(match, visit.page().words())
                    : words.lesson(page);
            taught.append(words.headline(page)).append('\n').append(lesson).append("\n\n");
        }
        return taught.toString();
    }

    public boolean isOpenAt(ClassicPage page) {
        return open() == page;
    }

    public boolean isLast() {
        return page() == getPages().size() - 1;
    }

    public String getProgress() {
        return visit.page()
                .words()
                .say("Page {0} of {1}", page() + 1, getPages().size());
    }

    public void next() {
        if (isLast()) {
            visit.taught(true);
            return;
        }
        visit.turnTo(page() + 1);
    }

    public void skip() {
        visit.taught(false);
    }
}
