import { Ceic } from "CeicApi";

const ceic = new Ceic({ token: process.env.CEIC_TOKEN });

const { data } = await ceic.series.searchSeries({
  keyword: "consumer price index",
  geo: ["CN", "IN"],
  frequency: "M",
  limit: 10,
});

console.log(`${data.total} series found`);
for (const { entityId, metadata } of data.items) {
  console.log(entityId, metadata.name);
}
