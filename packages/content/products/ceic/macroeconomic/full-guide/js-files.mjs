import { Ceic } from "CeicApi";
import { rm } from "node:fs/promises";

const ceic = new Ceic({ token: process.env.CEIC_TOKEN });

const chart = await ceic.series.getSeriesVisual("310000101", {
  start_date: "2000-01-01",
  end_date: "2024-12-31",
});
console.log(chart.type);
await chart.save("gdp.png");
await rm("gdp.png");
