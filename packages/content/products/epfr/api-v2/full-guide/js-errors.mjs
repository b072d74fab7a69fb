import { ApiError, AuthenticationError, Epfr } from "EpfrApi";

const username = process.env.EPFR_USERNAME;

try {
  await new Epfr({ username, password: "wrong" }).dictionary.getDatasets();
} catch (error) {
  if (!(error instanceof AuthenticationError)) throw error;
  console.log(error.status, error.code);
}

try {
  const epfr = new Epfr({ username, password: process.env.EPFR_PASSWORD });
  await epfr.runReport("FF", "06-30-2026", "01-01-2026", {
    assetClasses: "FF100000",
    frequency: "Monthly",
    level: 0,
  });
} catch (error) {
  if (!(error instanceof ApiError)) throw error;
  console.log(error.status, error.code, error.message);
}
