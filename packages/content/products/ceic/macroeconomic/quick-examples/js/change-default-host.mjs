import { Ceic } from "CeicApi";

const ceic = new Ceic({
  token: process.env.CEIC_TOKEN,
  host: "http://127.0.0.1:4000",
});

const { pathname } = new URL(ceic.baseUrl);
const { data } = await ceic.dictionary.getStatuses();
console.log(`${pathname} answered with ${data.length} statuses`);
