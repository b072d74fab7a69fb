import { Emis } from "EmisApi";

const emis = new Emis({ token: process.env.EMIS_V2_TOKEN });

const found = await emis.listCompanies({
  country: "BG",
  main_industry: "5415",
  limit: 3,
});
console.log(`${found.data.total} companies`);
for (const { id, name } of found.data.items) {
  console.log(id, name.current_name, "/", name.current_name_local);
}

const [{ id }] = found.data.items;
const { data: company } = await emis.getCompany(id);
console.log(company.details.description);

const statements = await emis.listStatements(id, { limit: 2 });
for (const { year, period, currency } of statements.data.items) {
  console.log(year, period, currency);
}
