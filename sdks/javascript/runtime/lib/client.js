import { encodeForm, encodeQuery } from "./encode.js";
import { ApiError, ConnectionError, errorOf, TimeoutError } from "./errors.js";
import { readFile } from "./files.js";
import { Pace, sleep } from "./pace.js";
import { Pages } from "./pages.js";

/** Seconds to wait before the second, third and fourth try, unless the API says otherwise. */
const waits = [2, 4, 6];
const brokenStatuses = new Set([502, 503, 504]);

/** Makes calls: authorized, paced, repeated where that helps, their answers parsed. */
export class Client {
  #about;
  #basePath;
  #fetch;
  #host;
  #pace;
  #timeout;
  #token;

  /** `about` is what this package knows of its APIs. */
  constructor(about, options = {}) {
    const { host = environmentOf(about.hostVariable) || about.host } = options;
    this.#about = about;
    this.#basePath = about.basePaths[options.environment ?? "v2"];
    if (!this.#basePath) {
      throw new TypeError(`There is no environment ${options.environment}.`);
    }
    this.#host = host.replace(/\/+$/, "");
    this.#pace = new Pace(options.callsPerSecond ?? 5);
    this.#timeout = options.timeout ?? 60_000;
    this.#token = options.token;
    this.#fetch = options.fetch ?? fetchThrough(options.proxy);
  }

  /** Where calls go: host and base path. */
  get baseUrl() {
    return this.#host + this.#basePath;
  }

  /** Uses another token from the next call on. */
  setToken(token) {
    this.#token = token;
  }

  get hasToken() {
    return Boolean(this.#token);
  }

  /** Makes a call in its turn and answers what it brings: parsed JSON, an ApiFile, or undefined for no content. */
  call(request) {
    return this.#pace.run(() => this.send(request));
  }

  /** A list of which one page is awaited, or all items are read with `for await`. */
  list(request) {
    return new Pages((params) => this.call({ ...request, params }), request);
  }

  /** The same as `list`, with a cursor for more items than offsets reach. */
  cursor(request, close) {
    const read = (params) => this.call({ ...request, params });
    return new Pages(read, { ...request, close });
  }

  /** Downloads a link that the API gave, such as that of a dump; saved as `path` where that is named. */
  async download(link, path) {
    const { response, guard } = await this.#open(link, { headers: {} });
    if (!response.ok) throw errorOf(response, await guard(response.text()));
    return guard(readFile(response, path));
  }

  /** Makes a call at once, in the turn of the one who asks. */
  async send(request) {
    for (let tries = 0; ; tries += 1) {
      await this.#pace.turn(request.options?.signal);
      try {
        return await this.#once(request);
      } catch (error) {
        const seconds = waitAfter(error, request.method, tries);
        if (seconds === undefined) throw error;
        await sleep(seconds * 1000, request.options?.signal);
      }
    }
  }

  async #once({ method, path, params = {}, form, body, file, open, options }) {
    const headers = { accept: file ? "*/*" : "application/json" };
    if (this.#token && !open) headers.authorization = `Bearer ${this.#token}`;
    if (!globalThis.document) headers["user-agent"] = this.#about.agent;
    const [inForm, inQuery] = divide(params, form);
    let sent;
    if (body !== undefined) {
      headers["content-type"] = "application/json";
      sent = JSON.stringify(body);
    } else if (form) {
      headers["content-type"] = "application/x-www-form-urlencoded";
      sent = encodeForm(inForm).toString();
    }
    const query = encodeQuery(inQuery).toString();
    const url = `${this.baseUrl.replace(/\/$/, "")}${path}${query && `?${query}`}`;
    const init = { method, headers, body: sent, options };
    return read(await this.#open(url, init), file);
  }

  /** The answer to a request, its body still to be read, and what words failures on the way. */
  async #open(url, { options = {}, ...init }) {
    const timeout = AbortSignal.timeout(options.timeout ?? this.#timeout);
    const signal = options.signal
      ? AbortSignal.any([options.signal, timeout])
      : timeout;
    const guard = (work) =>
      work.catch((cause) => {
        if (options.signal?.aborted || cause instanceof ApiError) throw cause;
        if (timeout.aborted) {
          throw new TimeoutError("There was no answer in time.", { cause });
        }
        const why = cause.cause?.message ?? cause.message;
        throw new ConnectionError(`The API was not reached: ${why}`, { cause });
      });
    return {
      response: await guard(this.#fetch(url, { ...init, signal })),
      guard,
    };
  }
}

/** The parsed answer. Throws the error of a refused call. */
async function read({ response, guard }, isFile) {
  if (response.ok && isFile) return guard(readFile(response));
  const text = await guard(response.text());
  if (!response.ok) throw errorOf(response, text);
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    const why = "The answer is no JSON; is there a proxy in between?";
    throw new ApiError(why, { status: response.status, cause });
  }
}

/** Seconds until the next try; undefined when there is none. Only reads are repeated when it is not known how far they came. */
function waitAfter(error, method, tries) {
  const isRepeated =
    error.status === 429 ||
    (method === "GET" &&
      (error instanceof ConnectionError || brokenStatuses.has(error.status)));
  if (!isRepeated || tries >= waits.length) return undefined;
  return error.retryAfter ?? waits[tries];
}

/** The parameters that go into a form, and those of the address. */
function divide(params, form = []) {
  const names = new Set(form);
  const entries = Object.entries(params);
  return [
    Object.fromEntries(entries.filter(([name]) => names.has(name))),
    Object.fromEntries(entries.filter(([name]) => !names.has(name))),
  ];
}

/** Browsers have no environment. */
const environmentOf = (name) => globalThis.process?.env?.[name];

/** The built-in fetch, or one that goes through a proxy, loaded when there is one. */
function fetchThrough(proxy) {
  if (!proxy) return (url, init) => fetch(url, init);
  const loaded = import("./proxy.js").then(({ proxyFetch }) =>
    proxyFetch(proxy),
  );
  loaded.catch(() => {});
  return async (url, init) => (await loaded)(url, init);
}
