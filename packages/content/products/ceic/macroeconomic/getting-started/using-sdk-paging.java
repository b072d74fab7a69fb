import com.ceic.api.CeicClient;
import com.ceic.api.SeriesApi.SearchSeriesOptions;
import java.util.ArrayList;

class Paging {
    public static void main(String[] arguments) {
        var ceic = CeicClient.create();

        var names = new ArrayList<String>();
        var rates = new SearchSeriesOptions().keyword("policy rate").limit(50L);
        for (var series : ceic.series().searchSeriesAll(rates)) {
            names.add(series.metadata().name());
        }
        System.out.println(names.size() + " series, the last one is " + names.get(names.size() - 1));
    }
}
