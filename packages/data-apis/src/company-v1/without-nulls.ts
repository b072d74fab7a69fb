/** Fields of which nothing is known are left out of an answer. */
export const withoutNulls = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined))
