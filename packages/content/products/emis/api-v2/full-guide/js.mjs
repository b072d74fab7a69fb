import { Emis } from "EmisApi";

const emis = new Emis({ token: process.env.EMIS_V2_TOKEN });

const match = await emis.matchCompany({
  company_name: "Sofia Soft",
  country_code: "BG",
  limit: 1,
});
const [{ company_id, company_name, score }] = match.data.items;
console.log(company_id, company_name, score);

const { data: company } = await emis.getCompany(company_id);
const { address, legal_form, incorporation_year } = company.details;
console.log(
  `${legal_form.name}, ${address.city}, founded ${incorporation_year}`,
);

const statements = await emis.listStatements(company_id, {
  year: 2024,
  period: "Y",
});
for (const { id, is_consolidated, currency } of statements.data.items) {
  console.log(
    id,
    is_consolidated ? "consolidated" : "unconsolidated",
    currency,
  );
}
