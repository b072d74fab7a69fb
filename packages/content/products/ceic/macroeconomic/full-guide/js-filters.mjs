import { Ceic } from "CeicApi";

const ceic = new Ceic({ token: process.env.CEIC_TOKEN });

const created = await ceic.filters.createFilter({
  name: "Prices in Asia",
  keyword: "consumer price index",
  geo: ["CN", "IN", "JP"],
});
const { id, name, filter_details } = created.data;
console.log(name, filter_details.search.geo.join(" "));

await ceic.filters.updateFilter(id, { description: "Read each Monday" });
await ceic.filters.deleteFilters(id);
