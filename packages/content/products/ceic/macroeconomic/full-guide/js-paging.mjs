import { Ceic } from "CeicApi";

const ceic = new Ceic({ token: process.env.CEIC_TOKEN });
const search = ceic.series.searchSeries({
  keyword: "GDP",
  geo: "EU",
  frequency: "Q",
});

// One page: the answer as the API gives it.
const { data } = await search;
console.log(`${data.items.length} of ${data.total}`);

// All of them, page after page.
let count = 0;
for await (const { metadata } of search) {
  if (metadata.unit.id === "PCT") count += 1;
}
console.log(`${count} of them in percent`);

// The first three as an array.
for (const { entityId } of await search.all(3)) console.log(entityId);
