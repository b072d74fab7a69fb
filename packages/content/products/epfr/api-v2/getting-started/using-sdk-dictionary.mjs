import { Epfr } from "EpfrApi";

const { EPFR_USERNAME: username, EPFR_PASSWORD: password } = process.env;
const epfr = new Epfr({ username, password });

const { data: filters } = await epfr.dictionary.getEquityFilters();
for (const { id, name, group } of filters) {
  if (group === "Style") console.log(id, name);
}
