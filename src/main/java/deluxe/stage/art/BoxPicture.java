package deluxe.stage.art;

/** A picture that stays within its box. */
public interface BoxPicture extends Picture {
    @Override
    default double bleed(Box box) {
        return 0;
    }
}
