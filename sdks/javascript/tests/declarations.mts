// Compiled, never run: what programs in TypeScript may write, and what they may not.
import { type ApiError, Ceic, type Series } from "CeicApi";
import { Emis } from "EmisApi";
import { Epfr, type ReportRow } from "EpfrApi";
import { Redd } from "ReddApi";

const ceic = new Ceic({ token: "x", environment: "sandbox" });
const found = await ceic.series.searchSeries({ keyword: "GDP", geo: ["CN"] });
export const total: number | undefined = found.data.total;
for await (const series of ceic.series.searchSeries()) {
  const one: Series = series;
  one.metadata?.name?.toUpperCase();
}
// @ts-expect-error: a parameter that is not known
await ceic.series.searchSeries({ keywords: "GDP" });
// @ts-expect-error: an id is needed
await ceic.series.getSeries();
const chart = await ceic.series.getSeriesVisual(1);
export const path: string = await chart.save("chart.png");

const emis = new Emis({ proxy: { url: "http://proxy.example.test" } });
for await (const { id } of emis.listCompanies({ country: "BG" })) id.toFixed();
export const nothing: void = await emis.dumps.companiesDumpsIdDelete("1");

const epfr = new Epfr({ username: "ann", password: "secret" });
export const rows: ReportRow[] = await epfr.runReport("FF", "01-01-2026", "02-01-2026", {
  assetClasses: ["FF100000"],
  frequency: "Daily",
  level: 0,
});
// @ts-expect-error: an order needs its asset classes
await epfr.report.createReport("FF", "01-01-2026", "02-01-2026", { level: 0 });

const redd = new Redd();
const some = await redd.properties.listProperties({ near: [45.4, 9.1] }).all(5);
export const ids: string[] = some.map(({ id }) => id);
ceic.dictionary.getGeo().catch((error: ApiError) => error.requestId);
