import { Ceic } from "CeicApi";

const ceic = new Ceic({ token: process.env.CEIC_TOKEN });

const found = await ceic.series
  .searchSeries({ keyword: "unemployment rate", frequency: "Y" })
  .all(100);
const ids = found.map(({ entityId }) => entityId);
console.log(`${ids.length} ids found`);

const latest = new Map();
for (let start = 0; start < ids.length; start += 25) {
  const { data } = await ceic.series.getSeriesTimePoints(
    ids.slice(start, start + 25),
    {
      end_date: "2024-12-31",
      count: 1,
    },
  );
  for (const { entityId, timePoints } of data)
    latest.set(entityId, timePoints[0]);
}

for (const { entityId, metadata } of found.slice(0, 5)) {
  console.log(metadata.name, latest.get(entityId)?.value);
}
