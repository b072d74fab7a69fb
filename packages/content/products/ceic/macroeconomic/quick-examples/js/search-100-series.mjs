import { Ceic } from "CeicApi";

const ceic = new Ceic({ token: process.env.CEIC_TOKEN });

const { data } = await ceic.series.searchSeries({
  keyword: "GDP",
  frequency: "Y",
  limit: 100,
  offset: 0,
});

console.log(`${data.items.length} of ${data.total} series`);
for (const { entityId, metadata } of data.items.slice(0, 5)) {
  console.log(entityId, metadata.name);
}
