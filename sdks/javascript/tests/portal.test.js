import {
  AuthenticationError,
  BadRequestError,
  Ceic,
  NotFoundError,
} from "CeicApi";
import { Emis, BadRequestError as EmisBadRequestError } from "EmisApi";
import { Epfr, rowsOf } from "EpfrApi";
import { Redd } from "ReddApi";
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { after, test } from "node:test";

const { env } = process;
const ceic = new Ceic({ token: env.CEIC_TOKEN });
const emis = new Emis({ token: env.EMIS_V2_TOKEN });
const epfr = new Epfr({
  username: env.EPFR_USERNAME,
  password: env.EPFR_PASSWORD,
});
const redd = new Redd({ token: env.REDD_TOKEN });
const folder = await mkdtemp(path.join(os.tmpdir(), "sdk-"));
after(() => rm(folder, { recursive: true }));

test("searches series and reads their points", async () => {
  const { data } = await ceic.series.searchSeries({ geo: "CN", limit: 3 });
  assert.equal(data.items.length, 3);
  const ids = data.items.map(({ entityId }) => entityId);
  const answer = await ceic.series.getSeriesTimePoints(ids, { count: 2 });
  assert.deepEqual(
    answer.data.map(({ entityId }) => entityId),
    ids,
  );
  assert.match(answer.data[0].timePoints[0].date, /^\d{4}-\d\d-\d\d$/);
});

test("answers with what was found, and names what was not", async () => {
  const { data } = await ceic.series.searchSeries({ limit: 1 });
  const answer = await ceic.series.getSeries([
    data.items[0].entityId,
    999999999,
  ]);
  assert.equal(answer.data.length, 1);
  assert.equal(answer.errors[0].code, "NOT_FOUND");
});

test("reads a list to its end, or as far as is wanted", async () => {
  const list = ceic.series.searchSeries({ geo: "CN", limit: 20 });
  const { total } = (await list).data;
  const ids = new Set();
  for await (const { entityId } of list) ids.add(entityId);
  assert.equal(ids.size, total);
  assert.equal((await list.all(25)).length, 25);
});

test("words a refusal as the API does", async () => {
  const wrong = new Ceic({ token: "0".repeat(128) });
  await assert.rejects(wrong.dictionary.getGeo(), {
    constructor: AuthenticationError,
    status: 401,
    code: "MISSED_API_TOKEN",
    requestId: /^[\da-f-]{36}$/,
  });
  await assert.rejects(
    async () => ceic.series.searchSeries({ limit: 1000 }),
    BadRequestError,
  );
  await assert.rejects(ceic.insights.getInsight(999999999), NotFoundError);
});

test("keeps a filter, changes it and deletes it", async () => {
  const created = await ceic.filters.createFilter({
    name: "SDK",
    geo: ["CN", "US"],
  });
  const { id } = [created.data].flat()[0];
  await ceic.filters.updateFilter(id, { description: "changed" });
  const { data } = await ceic.filters.getFilters([id]);
  assert.equal([data].flat()[0].description, "changed");
  assert.deepEqual([data].flat()[0].filter_details.search.geo, ["CN", "US"]);
  await ceic.filters.deleteFilters(id);
});

test("saves a chart to the disk", async () => {
  const { data } = await ceic.series.searchSeries({ limit: 1 });
  const chart = await ceic.series.getSeriesVisual(data.items[0].entityId);
  assert.equal(chart.type, "image/png");
  const saved = await chart.save(path.join(folder, "chart.png"));
  const bytes = await readFile(saved);
  assert.equal(bytes.toString("latin1", 1, 4), "PNG");
  assert.equal(bytes.length, chart.bytes.length);
});

test("calls through a proxy", async () => {
  const proxied = new Ceic({ token: env.CEIC_TOKEN, proxy: env.PROXY_URL });
  assert.deepEqual(
    await proxied.dictionary.getFrequencies(),
    await ceic.dictionary.getFrequencies(),
  );
});

test("reads more than 25,000 companies through a cursor, each once", {
  timeout: 300_000,
}, async () => {
  const ids = new Set();
  let read = 0;
  for await (const { id } of emis.listCompanies({ limit: 100 })) {
    ids.add(id);
    read += 1;
  }
  assert.ok(read >= 25_000, `${read} companies`);
  assert.equal(ids.size, read);
});

test("closes a cursor that is left early", async () => {
  let cursor;
  for await (const answer of emis.listCompanies({ limit: 2 }).pages()) {
    cursor = answer.cursor_id;
    break;
  }
  await assert.rejects(async () => emis.companies.companiesGet({ cursor }), {
    name: "NotFoundError",
    code: "CURSOR_NOT_FOUND",
  });
});

test("reads companies by offset where that is asked for", async () => {
  const list = emis.listCompanies({ offset: 5, limit: 5 });
  const { data } = await list;
  assert.equal(data.items.length, 5);
  assert.ok(data.total > 10);
  const first = await list.all(5);
  assert.deepEqual(first, data.items);
  const { data: one } = await emis.getCompany(first[0].id);
  assert.equal(one.id, first[0].id);
  await assert.rejects(
    async () => emis.listCompanies({ limit: 0 }),
    EmisBadRequestError,
  );
});

test("keeps a search, and deletes it without an answer", async () => {
  const { data } = await emis.filters.companiesSearchFiltersPost({
    name: "SDK",
    country: ["BG"],
  });
  assert.equal(data.name, "SDK");
  assert.equal(
    await emis.filters.companiesSearchFiltersIdDelete(data.id),
    undefined,
  );
});

test("signs in to fund flows and runs a report", {
  timeout: 60_000,
}, async () => {
  const { data } = await epfr.dictionary.getAssetClasses("FF");
  const rows = await epfr.runReport("FF", "01-01-2026", "03-31-2026", {
    assetClasses: data[0].id,
    frequency: "Monthly",
    level: 0,
  });
  assert.ok(rows.length > 0);
  assert.ok(Object.keys(rows[0]).includes("Date"));
  const table = { ColumnNames: ["a", "b"], Rows: [[1, 2]] };
  assert.deepEqual(rowsOf({ data: [table] }), [{ a: 1, b: 2 }]);
  await epfr.logout();
  assert.equal(epfr.hasToken, false);
});

test("refuses a wrong password of fund flows once", async () => {
  const wrong = new Epfr({ username: env.EPFR_USERNAME, password: "wrong" });
  await assert.rejects(wrong.dictionary.getDatasets(), {
    name: "AuthenticationError",
    code: "INVALID_CREDENTIALS",
  });
});

test("reads real estate", async () => {
  const { data } = await redd.properties.listProperties({ limit: 2 });
  assert.equal(data.items.length, 2);
  const { data: property } = await redd.properties.getProperty(
    data.items[0].id,
  );
  assert.equal(property.id, data.items[0].id);
  const some = await redd.properties.listProperties({ limit: 100 }).all(150);
  assert.equal(new Set(some.map(({ id }) => id)).size, some.length);
});

test("declares its types", { timeout: 60_000 }, () => {
  const flags = "--noEmit --strict --module nodenext --target es2022".split(
    " ",
  );
  const lib = ["--lib", "es2022,dom", "--types", "", "declarations.mts"];
  execFileSync(env.TSC, [...flags, ...lib], { encoding: "utf8" });
});
