import { Emis } from "EmisApi";

const emis = new Emis({ token: process.env.EMIS_V2_TOKEN });

const matches = await emis.matchCompany({
  company_name: "Vitosha Cement",
  limit: 3,
});
for (const match of matches.data.items) {
  console.log(match.company_id, match.company_name);
}

for await (const company of emis.listCompanies({
  country: "BG",
  employees_from: 2000,
})) {
  console.log(company.name.current_name);
}
