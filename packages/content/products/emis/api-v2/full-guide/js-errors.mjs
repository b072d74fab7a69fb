import { ApiError, BadRequestError, Emis, NotFoundError } from "EmisApi";

const emis = new Emis({ token: process.env.EMIS_V2_TOKEN });

try {
  await emis.getCompany(1);
} catch (error) {
  if (!(error instanceof NotFoundError)) throw error;
  console.log(error.status, error.code);
}

try {
  await emis.listCompanies({ country: "Bulgaria" });
} catch (error) {
  if (!(error instanceof BadRequestError)) throw error;
  console.log(error.code, error.message);
}

try {
  await new Emis({ token: "an old one" }).listCountries();
} catch (error) {
  if (!(error instanceof ApiError)) throw error;
  console.log(error.name, error.status, error.code);
}
