package deluxe.play;

import java.util.ArrayList;
import java.util.List;

/** The tavern's campaigns that are over, the newest last. A campaign takes long: a thousand lines are enough. */
public final class EndedCampaigns {
    private static final int MOST = 1000;

    private final Shelf shelf;

    public EndedCampaigns(Shelf shelf) {
        this.shelf = shelf;
    }

    /** What they were, and why they could not be read. */
    Shelf.Found<List<EndedCampaign>> find() {
        return shelf.read(Keys.CAMPAIGNS, EndedCampaign::readAll);
    }

    public void add(EndedCampaign ended) {
        List<EndedCampaign> all = all();
        all.add(ended);
        keep(all);
    }

    /** Adds those of another device that are not here. */
    void merge(List<EndedCampaign> others) {
        List<EndedCampaign> all = all();
        List<EndedCampaign> known = new ArrayList<>(all);
        for (EndedCampaign each : others) {
            if (!known.remove(each)) {
                all.add(each);
            }
        }
        keep(all);
    }

    private List<EndedCampaign> all() {
        return new ArrayList<>(find().value().orElse(List.of()));
    }

    private void keep(List<EndedCampaign> all) {
        StringBuilder text = new StringBuilder();
        all.subList(Math.max(0, all.size() - MOST), all.size()).forEach(each -> text.append(each.line()));
        if (text.length() > 0) {
            shelf.write(Keys.CAMPAIGNS, text.toString());
        }
    }
}
