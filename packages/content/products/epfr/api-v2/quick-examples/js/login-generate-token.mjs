import { Epfr } from "EpfrApi";

const epfr = new Epfr();
const { token, expiresAt } = await epfr.login(
  process.env.EPFR_USERNAME,
  process.env.EPFR_PASSWORD,
);
console.log(token.length > 0, Date.parse(expiresAt) > Date.now());

const { data } = await epfr.dictionary.getDatasets();
for (const { id, name } of data) console.log(id, name);

await epfr.logout();
