import { Ceic } from "CeicApi";

const ceic = new Ceic({ token: process.env.CEIC_TOKEN });

const found = await ceic.series.searchSeries({
  keyword: "policy rate",
  geo: ["US", "CN", "JP"],
});
console.log(found.data.total, "series");
for (const series of found.data.items) {
  console.log(series.entityId, series.metadata.name);
}

const answer = await ceic.series.getSeriesTimePoints("310000101", { count: 1 });
for (const series of answer.data) {
  const [point] = series.timePoints;
  console.log(point.date, point.value);
}
