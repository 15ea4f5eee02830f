package deluxe.ports;

/** A sprite that keeps what was drawn on it as a {@link RecordingSurface}. */
public final class RecordingSprite implements Sprite {
    private final double width;
    private final double height;
    private final RecordingSurface surface;
    private boolean dropped;

    RecordingSprite(double width, double height, double ratio) {
        this.width = Math.ceil(width * ratio) / ratio;
        this.height = Math.ceil(height * ratio) / ratio;
        surface = new RecordingSurface(ratio);
    }

    public boolean dropped() {
        return dropped;
    }

    @Override
    public RecordingSurface surface() {
        return surface;
    }

    @Override
    public double width() {
        return width;
    }

    @Override
    public double height() {
        return height;
    }

    @Override
    public void drop() {
        dropped = true;
    }
}
