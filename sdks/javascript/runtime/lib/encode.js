/** A part of an address: several values are separated by commas. */
export function segment(value, name) {
  const text = [value].flat().map(textOf).join(",");
  if (text === "") throw new TypeError(`${name} is missing.`);
  return encodeURIComponent(text).replaceAll("%2C", ",");
}

/** Parameters for the address: lists as one value with commas, what is undefined left out. */
export function encodeQuery(params) {
  const query = new URLSearchParams();
  for (const [name, value] of given(params)) {
    query.set(name, [value].flat().map(textOf).join(","));
  }
  return query;
}

/** Parameters for a form: each value of a list on its own. */
export function encodeForm(params) {
  const form = new URLSearchParams();
  for (const [name, value] of given(params)) {
    for (const one of [value].flat()) form.append(name, textOf(one));
  }
  return form;
}

const given = (params) =>
  Object.entries(params).filter(([, value]) => value != null);

function textOf(value) {
  if (value == null) return "";
  if (value instanceof Object) {
    throw new TypeError(
      "Parameters are texts, numbers, booleans or lists of them; write a date as 2026-10-01.",
    );
  }
  return String(value);
}
