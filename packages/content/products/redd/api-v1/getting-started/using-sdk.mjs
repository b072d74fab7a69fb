import { Redd } from "ReddApi";

const redd = new Redd({ token: process.env.REDD_TOKEN });

const offices = redd.properties.listProperties({ city: "Milan", property_type: "office" });
console.log((await offices).data.total, "office buildings in Milan");
for (const { id, name, size } of await offices.all(3)) {
  console.log(id, name, size.gross_area);
}

for await (const deal of redd.transactions.listPropertyTransactions("PRP-000048")) {
  const { date, transaction_type: type, value } = deal;
  console.log(date, type.name, value?.amount ?? "undisclosed", value?.currency ?? "");
}
