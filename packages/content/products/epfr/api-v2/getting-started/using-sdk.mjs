import { Epfr } from "EpfrApi";

const { EPFR_USERNAME: username, EPFR_PASSWORD: password } = process.env;
const epfr = new Epfr({ username, password });

const weeks = await epfr.runReport("FF", "01-01-2026", "03-31-2026", {
  assetClasses: ["FF100000"],
  frequency: "Weekly",
  level: 0,
  categories: [1, 3],
});
console.log(weeks.length, "weeks");
console.log("Flow of the last one:", weeks[0]["Flow US$ mill"]);
