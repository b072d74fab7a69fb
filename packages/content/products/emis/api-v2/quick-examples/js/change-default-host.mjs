import { Emis } from "EmisApi";

const emis = new Emis({
  token: process.env.EMIS_V2_TOKEN,
  host: "http://127.0.0.1:4000",
});

const { pathname } = new URL(emis.baseUrl);
const { data } = await emis.listCountries({ limit: 1 });
console.log(`${pathname} answered with ${data.total} countries`);
