import com.ceic.api.ApiException;
import com.ceic.api.CeicClient;
import com.ceic.api.FeedsApi;
import com.ceic.api.Json;
import com.ceic.api.SeriesApi;
import com.ceic.api.model.Series;
import com.ceic.api.model.SeriesResult;
import com.emis.api.CompaniesApi;
import com.emis.api.Cursor;
import com.emis.api.EmisClient;
import com.emis.api.model.CompanyListItem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The Java packages against the running portal and against small servers of their own. */
public final class SdkTests {
    private static final String EMPTY = "{\"data\": {\"total\": 0, \"items\": []}}";
    private static final String REFUSED = "{\"errors\": {\"status\": 429, \"code\": \"TOO_MANY_REQUESTS\", \"message\": \"Slow.\"}}";

    public static void main(String[] arguments) {
        portal();
        errors();
        patience();
        answers();
        cursors();
        Runner.end();
    }

    private static void portal() {
        CeicClient client = CeicClient.create();
        Runner.test("a search gives models, and its pages follow one another", () -> {
            var options = new SeriesApi.SearchSeriesOptions().keyword("gdp").limit(50L);
            List<Series> found = new ArrayList<>();
            for (Series series : client.series().searchSeriesAll(options)) {
                found.add(series);
                if (found.size() == 120) break;
            }
            Set<Long> ids = new HashSet<>();
            for (Series series : found) ids.add(series.metadata().id());
            Runner.expect(120, ids.size());
        });
        Runner.test("time points are read with their days", () -> {
            String id = client.series().searchSeries(new SeriesApi.SearchSeriesOptions().keyword("gdp").limit(1L)).data().items().get(0).entityId();
            SeriesResult result = client.series().getSeriesTimePoints(List.of(id), new SeriesApi.GetSeriesTimePointsOptions().count(3L));
            Runner.expect(3, result.data().get(0).timePoints().size());
            Runner.expect(true, result.data().get(0).timePoints().get(0).date().isAfter(LocalDate.of(2000, 1, 1)));
        });
        Runner.test("a picture is saved as a file", () -> {
            String id = client.series().searchSeries(new SeriesApi.SearchSeriesOptions().keyword("gdp").limit(1L)).data().items().get(0).entityId();
            Path file = client.series().getSeriesVisual(id, Files.createTempFile("chart", ".png"));
            Runner.expect((byte) 'P', Files.readAllBytes(file)[1]);
        });
        Runner.test("through the proxy of this run", () -> {
            String proxy = System.getenv("PROXY_URL");
            if (proxy == null) return;
            Runner.expect(true, CeicClient.builder().proxy(proxy).build().dictionary().getFrequencies().data().size() > 3);
        });
    }

    private static void errors() {
        Runner.test("a wrong token is refused, and a missing one never sent", () -> {
            var error = Runner.thrown(ApiException.Unauthorized.class, () -> CeicClient.builder().token("wrong").build().dictionary().getFrequencies());
            Runner.expect("MISSED_API_TOKEN", error.code());
            Runner.expect(36, error.requestId().length());
            Runner.thrown(IllegalStateException.class, () -> CeicClient.builder().token("").build().dictionary().getFrequencies());
        });
        Runner.test("failures say what was wrong", () -> {
            var error = Runner.thrown(ApiException.BadRequest.class, () -> CeicClient.create().series().getSeriesMetadata(List.of("abc")));
            Runner.expect("INVALID_SERIES_ID", error.code());
        });
        Runner.test("what is wrong is not repeated", () -> {
            for (int status : new int[] {400, 401, 403, 404}) {
                List<Runner.Reply> replies = List.of(new Runner.Reply(status, "{\"errors\": {\"code\": \"NO\", \"message\": \"No.\"}}"));
                var seen = Runner.serve(replies, url -> fails(status, () -> at(url).series().searchSeries()));
                Runner.expect(1, seen.size());
            }
        });
        Runner.test("a page of something else than JSON is told as what it is", () -> {
            Runner.serve(List.of(new Runner.Reply(200, "<html>")), url -> fails(200, () -> at(url).series().searchSeries()));
        });
    }

    private static void patience() {
        Runner.test("a call refused for its pace waits as long as the answer asks", () -> {
            var seen = Runner.serve(List.of(new Runner.Reply(429, REFUSED, "Retry-After", "1"), new Runner.Reply(200, EMPTY)), url -> at(url).series().searchSeries());
            Runner.expect(true, seen.get(1).time - seen.get(0).time >= 1_000_000_000L);
        });
        Runner.test("it gives up after four tries", () -> {
            var seen = Runner.serve(List.of(new Runner.Reply(429, REFUSED, "Retry-After", "0")), url -> fails(429, () -> at(url).series().searchSeries()));
            Runner.expect(4, seen.size());
        });
        Runner.test("calls that read are repeated after 503 and a broken connection, calls that write are not", () -> {
            var failures = List.of(new Runner.Reply(503, "", "Retry-After", "0"), new Runner.Reply(0, ""), new Runner.Reply(200, EMPTY));
            Runner.expect(true, Runner.serve(failures, url -> at(url).series().searchSeries()).size() >= 3);
            var seen = Runner.serve(List.of(new Runner.Reply(503, "")), url -> fails(503, () -> at(url).feeds().createFeed("1")));
            Runner.expect(1, seen.size());
        });
        Runner.test("an answer that takes longer than the time limit is no answer", () -> {
            var client = CeicClient.builder().token("token").host("http://127.0.0.1:9").timeout(Duration.ofSeconds(1)).build();
            Runner.thrown(ApiException.NoAnswer.class, () -> client.feeds().createFeed("1"));
        });
        Runner.test("no more than five calls are made in a second", () -> {
            var seen = Runner.serve(List.of(new Runner.Reply(200, EMPTY)), url -> {
                CeicClient client = at(url);
                for (int call = 0; call < 12; call++) client.series().searchSeries();
            });
            // Measured where the calls arrive, so the client's second may look a little shorter.
            for (int call = 5; call < 12; call++) Runner.expect(true, seen.get(call).time - seen.get(call - 5).time >= 950_000_000L);
        });
    }

    private static void answers() {
        Runner.test("values travel as the API spells them", () -> {
            var options = new SeriesApi.SearchSeriesOptions().keyword("a&b c").geo("US", "CN").keyOnly(true).createdAfter(LocalDate.of(2026, 1, 2));
            var seen = Runner.serve(List.of(new Runner.Reply(200, EMPTY)), url -> at(url).series().searchSeries(options));
            Runner.expect("GET /data/ceic/v2/series/search?keyword=a%26b%20c&geo=US,CN&key_only=true&created_after=2026-01-02", seen.get(0).line);
            Runner.expect("Bearer token", seen.get(0).authorization);
        });
        Runner.test("forms are sent as forms", () -> {
            var seen = Runner.serve(List.of(new Runner.Reply(200, EMPTY)), url -> at(url).feeds().createFeed("1", new FeedsApi.CreateFeedOptions().name("my feed")));
            Runner.expect("filter_id=1&name=my%20feed", seen.get(0).body);
        });
        Runner.test("a changed answer does not crash, and new fields are reached", () -> {
            String body = "{\"data\": {\"items\": [{\"entityId\": 7, \"metadata\": \"none\", \"novelty\": [1]}]}}";
            Runner.serve(List.of(new Runner.Reply(200, body)), url -> {
                Series series = at(url).series().searchSeries().data().items().get(0);
                Runner.expect("7", series.entityId());
                Runner.expect(null, series.metadata());
                Runner.expect(List.of(1L), series.get("novelty"));
            });
        });
        Runner.test("JSON is read and written as it is", () -> {
            String json = "{\"a\":[1,-2.5,true,null,\"\\u0000\\\"\\\\\u4e2d\"],\"b\":{},\"c\":[]}";
            Runner.expect(json, Json.write(Json.parse(json)));
            for (String wrong : List.of("", "{", "[1,]", "{\"a\"}", "tru", "1 2", "\"", "-", "[".repeat(500))) {
                Runner.thrown(IllegalArgumentException.class, () -> Json.parse(wrong));
            }
        });
    }

    private static void cursors() {
        Runner.test("a cursor reads 25,000 companies, each once", () -> {
            if (System.getenv("EMIS_V2_TOKEN") == null) return;
            Set<Object> ids = new HashSet<>();
            try (Cursor<CompanyListItem> companies = EmisClient.create().companies().companiesGetAll(new CompaniesApi.CompaniesGetOptions().limit(100L))) {
                for (CompanyListItem company : companies) ids.add(company.get("id"));
            }
            Runner.expect(true, ids.size() >= 25_000);
        });
        Runner.test("a cursor is closed when the reading stops early", () -> {
            String page = "{\"cursor_id\": \"c1\", \"data\": {\"items\": [{\"id\": 1}, {\"id\": 2}]}}";
            var seen = Runner.serve(List.of(new Runner.Reply(200, page), new Runner.Reply(204, "")), url -> {
                try (Cursor<CompanyListItem> companies = EmisClient.builder().token("token").host(url).build().companies().companiesGetAll()) {
                    companies.iterator().next();
                }
            });
            Runner.expect("GET /data/emis/v2/company/companies?cursor=*", seen.get(0).line.replace("%2A", "*"));
            Runner.expect("DELETE /data/emis/v2/company/companies/cursor/c1", seen.get(1).line);
        });
    }

    private static CeicClient at(String url) {
        return CeicClient.builder().token("token").host(url).build();
    }

    private static void fails(int status, Runner.Body body) {
        try {
            Runner.expect(status, Runner.thrown(ApiException.class, body).status());
        } catch (Exception error) {
            throw new AssertionError(error);
        }
    }
}
