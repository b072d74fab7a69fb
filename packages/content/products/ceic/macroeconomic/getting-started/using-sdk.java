import com.ceic.api.CeicClient;
import com.ceic.api.SeriesApi.GetSeriesTimePointsOptions;
import com.ceic.api.SeriesApi.SearchSeriesOptions;
import java.util.List;

class UsingSdk {
    public static void main(String[] arguments) {
        var ceic = CeicClient.create(); // reads CEIC_TOKEN

        var rates = new SearchSeriesOptions().keyword("policy rate").geo("US", "CN", "JP");
        var found = ceic.series().searchSeries(rates).data();
        System.out.println(found.total() + " series");
        for (var series : found.items()) {
            System.out.println(series.entityId() + " " + series.metadata().name());
        }

        var newest = new GetSeriesTimePointsOptions().count(1L);
        for (var series : ceic.series().getSeriesTimePoints(List.of("310000101"), newest).data()) {
            var point = series.timePoints().get(0);
            System.out.println(point.date() + " " + point.value());
        }
    }
}
