import { Redd } from "ReddApi";

const redd = new Redd({ token: process.env.REDD_TOKEN });

const offices = await redd.properties.listProperties({
  city: "Milan",
  property_type: "office",
});
console.log(offices.data.total, "office buildings in Milan");
for (const building of offices.data.items.slice(0, 3)) {
  console.log(building.id, building.name, building.size.gross_area);
}

for await (const deal of redd.transactions.listPropertyTransactions(
  "PRP-000048",
)) {
  console.log(
    deal.date,
    deal.transaction_type.name,
    deal.value?.amount ?? "undisclosed",
  );
}
