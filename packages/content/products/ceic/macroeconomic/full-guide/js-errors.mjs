import { ApiError, AuthenticationError, Ceic, NotFoundError } from "CeicApi";

const ceic = new Ceic({ token: process.env.CEIC_TOKEN });

// Some of several ids may be wrong: the others are answered.
const { data, errors } = await ceic.series.getSeriesMetadata([
  "310000101",
  "999999999",
]);
console.log(data.length, "answered;", errors[0].code, errors[0].message);

try {
  await ceic.insights.getInsight(99);
} catch (error) {
  if (!(error instanceof NotFoundError)) throw error;
  console.log(error.status, error.code);
}

try {
  await new Ceic({ token: "an old one" }).dictionary.getGeo();
} catch (error) {
  if (!(error instanceof ApiError)) throw error;
  console.log(error.name, error.code, error instanceof AuthenticationError);
}
