import {
  BadRequestError,
  Ceic,
  ConnectionError,
  RateLimitError,
  ServerError,
  TimeoutError,
} from "CeicApi";
import { Emis } from "EmisApi";
import { Epfr } from "EpfrApi";
import assert from "node:assert/strict";
import { createServer } from "node:net";
import { test } from "node:test";
import { send, startServer } from "./server.js";

const found = { data: { total: 0, items: [] } };
const tooFast = {
  errors: {
    status: 429,
    code: "TOO_MANY_REQUESTS",
    message: "Too many requests",
  },
};

test("asks for JSON with the token in a header, and sends only what is given", async (t) => {
  const { host, calls } = await startServer(t, (response) =>
    send(response, 200, found),
  );
  const ceic = new Ceic({ token: "secret", host: `${host}/` });
  const params = { keyword: "GDP & more", geo: ["CN", "US"], lang: undefined };
  await ceic.series.searchSeries(params);
  const [{ url, headers, method }] = calls;
  assert.equal(method, "GET");
  assert.equal(
    url,
    "/data/ceic/v2/series/search?keyword=GDP+%26+more&geo=CN%2CUS",
  );
  assert.equal(headers.authorization, "Bearer secret");
  assert.equal(headers.accept, "application/json");
  assert.match(headers["user-agent"], /^CeicApi\/2/);
});

test("puts ids with commas into the path and refuses to leave one out", async (t) => {
  const { host, calls } = await startServer(t, (response) =>
    send(response, 200, { data: [] }),
  );
  const ceic = new Ceic({ host, environment: "sandbox" });
  await ceic.series.getSeries([1, "a/b"]);
  assert.equal(calls[0].url, "/data/ceic/sandbox/v2/series/1,a%2Fb");
  assert.throws(() => ceic.series.getSeries([]), /id is missing/);
  await assert.rejects(
    async () => ceic.series.searchSeries({ updated_after: new Date() }),
    /write a date as/,
  );
});

test("sends forms with each value of a list on its own, and bodies as JSON", async (t) => {
  const { host, calls } = await startServer(t, (response) =>
    send(response, 200, { data: {} }),
  );
  await new Ceic({ host }).filters.createFilter({
    name: "two",
    series: [1, 2],
    lang: "en",
  });
  assert.equal(calls[0].url, "/data/ceic/v2/filters?lang=en");
  assert.equal(calls[0].body, "name=two&series=1&series=2");
  await new Emis({ host }).filters.companiesSearchFiltersPost({ name: "x" });
  assert.equal(calls[1].headers["content-type"], "application/json");
  assert.equal(calls[1].body, '{"name":"x"}');
});

test("waits as long as Retry-After says and then succeeds", async (t) => {
  const { host, calls } = await startServer(t, (response, call) =>
    call === 1
      ? send(response, 429, tooFast, { "retry-after": "1" })
      : send(response, 200, found),
  );
  const answer = await new Ceic({ host }).series.searchSeries();
  assert.deepEqual(answer, found);
  assert.ok(calls[1].at - calls[0].at >= 990);
});

test("gives up after four tries, with what the API said", async (t) => {
  const { host, calls } = await startServer(t, (response) =>
    send(response, 429, tooFast, { "retry-after": "0", "x-request-id": "r1" }),
  );
  await assert.rejects(async () => new Ceic({ host }).series.searchSeries(), {
    constructor: RateLimitError,
    name: "RateLimitError",
    status: 429,
    code: "TOO_MANY_REQUESTS",
    message: "Too many requests",
    requestId: "r1",
    retryAfter: 0,
  });
  assert.equal(calls.length, 4);
});

for (const status of [400, 401, 403, 404]) {
  test(`never repeats ${status}`, async (t) => {
    const { host, calls } = await startServer(t, (response) =>
      send(response, status, { errors: { status, code: "X", message: "no" } }),
    );
    await assert.rejects(async () => new Ceic({ host }).dictionary.getGeo(), {
      status,
      code: "X",
      message: "no",
    });
    assert.equal(calls.length, 1);
  });
}

test("repeats 503 for a read but not for a change", async (t) => {
  const { host, calls } = await startServer(t, (response, call) =>
    call === 1 || call === 3
      ? send(response, 503, {}, { "retry-after": "0" })
      : send(response, 200, found),
  );
  const ceic = new Ceic({ host });
  assert.deepEqual(await ceic.series.searchSeries(), found);
  await assert.rejects(ceic.filters.createFilter({ name: "x" }), ServerError);
  assert.equal(calls.length, 3);
});

test("repeats a read whose connection broke", async (t) => {
  const { host, calls } = await startServer(t, (response, call) =>
    call === 1 ? response.destroy() : send(response, 200, found),
  );
  assert.deepEqual(await new Ceic({ host }).series.searchSeries(), found);
  assert.equal(calls.length, 2);
});

test("does not repeat a change whose connection broke", async (t) => {
  const { host, calls } = await startServer(t, (response) =>
    response.destroy(),
  );
  const ceic = new Ceic({ host });
  await assert.rejects(
    ceic.filters.createFilter({ name: "x" }),
    ConnectionError,
  );
  assert.equal(calls.length, 1);
});

test("ends a call that takes too long, in the head or in the middle of the answer", async (t) => {
  const { host, calls } = await startServer(t, (response, call) => {
    if (call === 2) response.writeHead(200).write('{"data":');
  });
  const ceic = new Ceic({ host, timeout: 100 });
  for (let time = 0; time < 2; time += 1) {
    await assert.rejects(ceic.dictionary.getGeo(), TimeoutError);
  }
  assert.equal(calls.length, 2);
});

test("ends a call when its caller does", async (t) => {
  const controller = new AbortController();
  const { host } = await startServer(t, () => controller.abort());
  const { signal } = controller;
  await assert.rejects(new Ceic({ host }).dictionary.getGeo({}, { signal }), {
    name: "AbortError",
  });
});

test("makes one call at a time and at most five in a second", async (t) => {
  let open = 0;
  const { host, calls } = await startServer(t, async (response) => {
    open += 1;
    assert.equal(open, 1);
    await new Promise((resolve) => setTimeout(resolve, 20));
    open -= 1;
    send(response, 200, found);
  });
  const ceic = new Ceic({ host });
  await Promise.all(Array.from({ length: 7 }, () => ceic.dictionary.getGeo()));
  // Noted where they arrive: the first waits for its connection, the sixth has one already.
  assert.ok(calls[5].at - calls[0].at >= 900);
  assert.ok(calls[6].at - calls[1].at >= 900);
});

test("says so when something in between answers with a page of its own", async (t) => {
  const { host } = await startServer(t, (response, call) => {
    response.writeHead(call === 1 ? 200 : 400, { "content-type": "text/html" });
    response.end("<h1>Welcome</h1>");
  });
  const ceic = new Ceic({ host });
  await assert.rejects(ceic.dictionary.getGeo(), /no JSON/);
  await assert.rejects(ceic.dictionary.getGeo(), {
    constructor: BadRequestError,
    message: "Bad Request",
  });
});

test("keeps fields it does not know, and lists that are missing are empty", async (t) => {
  const { host } = await startServer(t, (response) =>
    send(response, 200, { data: { novel: 1 }, more: true }),
  );
  const list = new Ceic({ host }).series.searchSeries();
  assert.equal((await list).data.novel, 1);
  assert.deepEqual(await list.all(), []);
});

test("reads the failures of every family", async (t) => {
  const bodies = [
    { errors: [{ status: 400, code: "INVALID_PARAMETER", message: "No." }] },
    { errors: [{ code: 201, detail: "No." }] },
    { title: "No.", code: "page-not-found" },
  ];
  const { host } = await startServer(t, (response, call) =>
    send(response, 400, bodies[call - 1]),
  );
  const emis = new Emis({ host });
  for (const code of ["INVALID_PARAMETER", 201, "page-not-found"]) {
    await assert.rejects(async () => emis.listCountries(), {
      code,
      message: "No.",
    });
  }
});

test("signs in by itself, and again when the session has ended", async (t) => {
  const { host, calls } = await startServer(t, (response, call, request) => {
    if (request.method === "POST") {
      send(response, 200, { data: [{ token: `session-${call}` }] });
    } else if (call === 3) {
      send(response, 401, {
        errors: [{ code: "TOKEN_EXPIRED", message: "Over." }],
      });
    } else send(response, 200, { data: [] });
  });
  const epfr = new Epfr({ host, username: "ann", password: "pass" });
  await epfr.dictionary.getDatasets();
  await epfr.dictionary.getDatasets();
  assert.deepEqual(
    calls.map(({ method, headers }) => [method, headers.authorization]),
    [
      ["POST", undefined],
      ["GET", "Bearer session-1"],
      ["GET", "Bearer session-1"],
      ["POST", "Bearer session-1"],
      ["GET", "Bearer session-4"],
    ].map(([method, token]) => [method, method === "POST" ? undefined : token]),
  );
  assert.equal(calls[0].body, '{"username":"ann","password":"pass"}');
});

test("uses a session in the place of a token, until it ends", async (t) => {
  const { host, calls } = await startServer(t, (response) =>
    send(response, 200, { data: { session: "s1" } }),
  );
  const ceic = new Ceic({ host });
  await ceic.login("ann", "pass");
  await ceic.dictionary.getGeo();
  await ceic.logout("s1");
  assert.equal(ceic.hasToken, false);
  assert.match(calls[0].url, /\/login\?login=ann&password=pass&application=/);
  assert.equal(calls[1].headers.authorization, "Bearer s1");
  assert.equal(calls[2].method, "DELETE");
  assert.equal(calls[2].url, "/data/ceic/v2/logout/s1");
});

test("goes through a proxy, with user and password", async (t) => {
  const { host, calls } = await startServer(t, (response) =>
    send(response, 200, found),
  );
  const target = "http://api.example.test";
  const proxy = { url: host, username: "ann", password: "p:w" };
  await new Ceic({
    host: target,
    proxy,
    token: "secret",
  }).series.searchSeries();
  await new Ceic({
    host: target,
    proxy: host.replace("//", "//ann:p%3Aw@"),
  }).filters.createFilter({ name: "ü" });
  const credentials = `Basic ${Buffer.from("ann:p:w").toString("base64")}`;
  for (const { headers } of calls) {
    assert.equal(headers["proxy-authorization"], credentials);
    assert.equal(headers.host, "api.example.test");
  }
  assert.equal(calls[0].url, `${target}/data/ceic/v2/series/search`);
  assert.equal(calls[0].headers.authorization, "Bearer secret");
  assert.equal(calls[1].body, "name=%C3%BC");
});

test("asks the proxy for a tunnel to a host with TLS, and says when it refuses", async (t) => {
  const { host, server } = await startServer(t, () => {});
  const asked = [];
  server.on("connect", ({ url, headers }, socket) => {
    asked.push([url, headers["proxy-authorization"]]);
    socket.end("HTTP/1.1 407 Proxy Authentication Required\r\n\r\n");
  });
  const ceic = new Ceic({ host: "https://api.example.test", proxy: host });
  await assert.rejects(ceic.filters.createFilter({ name: "x" }), {
    constructor: ConnectionError,
    message: /The proxy answered 407/,
  });
  assert.deepEqual(asked, [["api.example.test:443", undefined]]);
});

test("says that nobody answers", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const host = `http://127.0.0.1:${server.address().port}`;
  await new Promise((resolve) => server.close(resolve));
  await assert.rejects(new Ceic({ host }).filters.createFilter({ name: "x" }), {
    constructor: ConnectionError,
    status: undefined,
    message: /ECONNREFUSED/,
  });
});
