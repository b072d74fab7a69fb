import { Epfr, rowsOf } from "EpfrApi";
import { setTimeout as sleep } from "node:timers/promises";

const epfr = new Epfr({
  username: process.env.EPFR_USERNAME,
  password: process.env.EPFR_PASSWORD,
});

let answer = await epfr.report.createReport("FF", "01-01-2026", "01-31-2026", {
  assetClasses: ["FF100000", "FF111000"],
  frequency: "Monthly",
  level: 0,
});
const [{ reportId }] = answer.data;
while (answer.data[0].status === "Incomplete") {
  await sleep(5000);
  answer = await epfr.report.getReportStatus("FF", reportId);
}
console.log(answer.data[0].status);

for (const row of rowsOf(await epfr.report.getReportOutput("FF", reportId))) {
  console.log(row.Date, row["Asset Class"], row["Total Net Assets"]);
}
