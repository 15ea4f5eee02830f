package deluxe.play;

import deluxe.stage.classic.RoomWords;

/** What is written in a classic room, in the player's language. */
final class WordsInRoom implements RoomWords {
    private final Words words;

    WordsInRoom(Words words) {
        this.words = words;
    }

    @Override
    public String openEnds() {
        return words.say("Open Ends");
    }

    @Override
    public String ends() {
        return words.say("Ends");
    }

    @Override
    public String boneyard() {
        return words.say("Boneyard");
    }

    @Override
    public String played() {
        return words.say("Played");
    }

    @Override
    public String score() {
        return words.say("Score");
    }

    @Override
    public String usedDominoes() {
        return words.say("Used Dominoes");
    }

    @Override
    public String countOf(int played, int all) {
        return words.say("{0} of {1}", played, all);
    }

    @Override
    public String isPlayed() {
        return words.say("Played");
    }

    @Override
    public String isOwn() {
        return words.say("Yours");
    }

    @Override
    public String isUnseen() {
        return words.say("Unseen");
    }

    @Override
    public String cannotGo() {
        return words.say("I can't go");
    }
}
