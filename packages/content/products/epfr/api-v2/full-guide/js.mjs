import { Epfr } from "EpfrApi";

const epfr = new Epfr({
  username: process.env.EPFR_USERNAME,
  password: process.env.EPFR_PASSWORD,
});

const classes = await epfr.dictionary.getAssetClasses("FF");
const asia = classes.data.find(({ name }) => name === "Asia Pacific-FF-Equity");
const categories = await epfr.dictionary.getCategories("FF");
const flow = categories.data.find(({ name }) => name === "Flow US$ mill");
const filters = await epfr.dictionary.getUniversalFilters();
const etf = filters.data.find(({ name }) => name === "ETF Only");
console.log(asia.id, flow.id, etf.id);

const rows = await epfr.runReport("FF", "01-01-2026", "03-31-2026", {
  assetClasses: asia.id,
  frequency: "Monthly",
  level: 0,
  categories: flow.id,
  universalFilters: etf.id,
});
for (const row of rows) console.log(row.Date, row.Filters, row[flow.name]);
