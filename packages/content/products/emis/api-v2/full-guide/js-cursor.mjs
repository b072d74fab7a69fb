import { Emis } from "EmisApi";

const emis = new Emis({ token: process.env.EMIS_V2_TOKEN });

// Through a cursor: no limit on how far it reads.
const sectors = new Set();
let count = 0;
for await (const company of emis.listCompanies({ country: "BG" })) {
  count += 1;
  sectors.add(company.main_industry?.code.slice(0, 2));
}
console.log(`${count} companies in ${sectors.size} sectors`);

// Left early: the cursor is closed for you.
for await (const { id, name } of emis.listCompanies({ country: "RO" })) {
  console.log(id, name.current_name);
  break;
}

// By offset, if you want pages of your own.
const third = await emis.listCompanies({
  country: "BG",
  limit: 50,
  offset: 100,
});
console.log(third.data.items.length, "of", third.data.total);
