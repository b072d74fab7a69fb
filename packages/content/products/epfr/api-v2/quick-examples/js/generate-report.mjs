import { Epfr } from "EpfrApi";

const epfr = new Epfr({
  username: process.env.EPFR_USERNAME,
  password: process.env.EPFR_PASSWORD,
});

const rows = await epfr.runReport("FF", "01-01-2026", "06-30-2026", {
  assetClasses: "FF100000",
  frequency: "Monthly",
  level: 0,
  categories: [1, 3],
});
for (const row of rows) {
  console.log(row.Date, row["Total Net Assets"], row["Flow US$ mill"]);
}
