import { Ceic } from "CeicApi";

const ceic = new Ceic({ token: process.env.CEIC_TOKEN });

const { data } = await ceic.series.getSeries("310000101", {
  start_date: "2020-01-01",
  end_date: "2024-12-31",
});

const [{ metadata, timePoints }] = data;
console.log(metadata.name);
console.log(
  `${metadata.frequency.name}, ${metadata.unit.name}, ${metadata.source.name}`,
);
for (const { date, value } of timePoints) {
  console.log(date, value);
}
