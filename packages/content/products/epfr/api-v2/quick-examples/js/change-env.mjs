import { Epfr } from "EpfrApi";

const epfr = new Epfr({
  username: process.env.EPFR_USERNAME,
  password: process.env.EPFR_PASSWORD,
  host: "http://127.0.0.1:4000",
});

const { data } = await epfr.dictionary.getDatasets();
console.log(
  `${new URL(epfr.baseUrl).pathname} answered with ${data.length} datasets`,
);
