package deluxe.stage;

/** Something that is seen for a while above the table, and then gone: a function of time. */
interface Flourish {
    void paint(Paintbox box, double nowMillis);

    double startMillis();

    double endMillis();
}
