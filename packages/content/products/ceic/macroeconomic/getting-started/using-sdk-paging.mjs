import { Ceic } from "CeicApi";

const ceic = new Ceic({ token: process.env.CEIC_TOKEN });

const names = [];
for await (const series of ceic.series.searchSeries({
  keyword: "policy rate",
  limit: 50,
})) {
  names.push(series.metadata.name);
}
console.log(names.length, "series, the last one is", names.at(-1));
