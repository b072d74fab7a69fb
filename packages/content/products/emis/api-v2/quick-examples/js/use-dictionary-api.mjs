import { Emis } from "EmisApi";

const emis = new Emis({ token: process.env.EMIS_V2_TOKEN });

const countries = await emis.listCountries().all();
console.log(`${countries.length} countries`);
for (const { country_code, name, currency_code } of countries.slice(0, 3)) {
  console.log(country_code, name, currency_code);
}

const currencies = await emis.listCurrencies({ limit: 3 });
for (const { code, name } of currencies.data.items) console.log(code, name);

for await (const { code, name, name_local } of emis.listRegions({
  country: "BG",
})) {
  console.log(code, name, name_local);
}
