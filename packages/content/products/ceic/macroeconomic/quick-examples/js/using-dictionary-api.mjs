import { Ceic } from "CeicApi";

const ceic = new Ceic({ token: process.env.CEIC_TOKEN });

const frequencies = await ceic.dictionary.getFrequencies();
for (const { id, name } of frequencies.data) {
  console.log(id, name);
}

const geo = await ceic.dictionary.getGeo();
const asean = geo.data.find(({ title }) => title.includes("South-East Asian"));
console.log(
  `${geo.data.length} places, among them ${asean.title} (${asean.id})`,
);

const chinese = await ceic.dictionary.getFrequencies({ lang: "zh" });
console.log(chinese.data.map(({ name }) => name).join(" "));
