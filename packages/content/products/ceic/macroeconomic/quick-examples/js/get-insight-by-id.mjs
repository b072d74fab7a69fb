import { Ceic } from "CeicApi";

const ceic = new Ceic({ token: process.env.CEIC_TOKEN });
const id = 10001;

const { data } = await ceic.insights.getInsight(id);
const [insight] = data;
console.log(insight.name);
console.log(insight.description);
console.log(`${insight.category.name}: ${insight.keywords.join(", ")}`);

for await (const { insightSeries } of ceic.insights.getInsightSeries(id, {
  count: 1,
})) {
  console.log(insightSeries.id, insightSeries.group, "-", insightSeries.name);
}
