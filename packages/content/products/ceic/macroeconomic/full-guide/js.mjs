import { Ceic } from "CeicApi";

const ceic = new Ceic({ token: process.env.CEIC_TOKEN });

const found = await ceic.series.searchSeries({
  keyword: "GDP",
  geo: ["CN", "US"],
  frequency: "Y",
  limit: 4,
});
for (const { entityId, metadata } of found.data.items) {
  console.log(entityId, metadata.name);
}

const ids = found.data.items.map(({ entityId }) => entityId);
const answer = await ceic.series.getSeriesTimePoints(ids, {
  start_date: "2022-01-01",
  end_date: "2024-12-31",
});
for (const { entityId, timePoints } of answer.data) {
  console.log(entityId, timePoints.map(({ value }) => value).join(" "));
}
