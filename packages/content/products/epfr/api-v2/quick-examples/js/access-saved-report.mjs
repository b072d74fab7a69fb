import { Epfr } from "EpfrApi";

const epfr = new Epfr({
  username: process.env.EPFR_USERNAME,
  password: process.env.EPFR_PASSWORD,
});

const { data } = await epfr.savedReports.getSavedReports();
for (const { id, name, dataset, frequency } of data) {
  console.log(id, name, dataset, frequency);
}

const rows = await epfr.runSavedReport(data[0].id);
console.log(Object.keys(rows[0]).join(", "));
