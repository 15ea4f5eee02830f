package deluxe.build;

/** Whether reviews and statistics tell of luck: some operators had rather not. */
enum Luck {
    TOLD {
        @Override
        String applyTo(String html) {
            return html;
        }
    },

    /** The styles hide what tells of it. */
    LEFT_OUT {
        @Override
        String applyTo(String html) {
            return html.replaceFirst("<html ", "<html data-luck=\"no\" ");
        }
    };

    abstract String applyTo(String html);

    static Luck named(String word) {
        return switch (word) {
            case "yes" -> TOLD;
            case "no" -> LEFT_OUT;
            default -> throw new IllegalArgumentException("luck is yes or no, not: " + word);
        };
    }
}
