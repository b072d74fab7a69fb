import { Emis } from "EmisApi";

const emis = new Emis({ token: process.env.EMIS_V2_TOKEN });

const { data: filter } = await emis.filters.companiesSearchFiltersPost({
  name: "Software in Bulgaria",
  country: ["BG"],
  main_industry: ["5415"],
});
console.log(filter.name);

await emis.filters.companiesSearchFiltersIdDelete(filter.id);
