/** An HTTP proxy on the way to the API. */
export interface Proxy {
  /** Such as "http://proxy.example.test:3128". */
  url: string;
  username?: string;
  password?: string;
}

/** How a client reaches its API. */
export interface ClientOptions {
  /** The token of your account, sent with each call. */
  token?: string;
  /** Another host, such as "https://api.example.test"; the environment variable of the package says it from outside. */
  host?: string;
  /** Address of a proxy, user and password in it or beside it (Node only). */
  proxy?: string | Proxy;
  /** Milliseconds that a call may take, 60,000 if not said. */
  timeout?: number;
  /** Calls in any second, 5 if not said; they are made one at a time. */
  callsPerSecond?: number;
  /** In the place of the built-in fetch. */
  fetch?: typeof fetch;
}

/** What may be said for a single call. */
export interface CallOptions {
  /** Ends the call early. */
  signal?: AbortSignal;
  /** Milliseconds that this call may take. */
  timeout?: number;
}

/** Makes calls: authorized, paced, repeated where that helps, their answers parsed. */
export class Client {
  /** Where calls go: host and base path. */
  readonly baseUrl: string;
  /** Whether a token is set. */
  readonly hasToken: boolean;
  /** Uses another token from the next call on. */
  setToken(token: string | undefined): void;
  /** Downloads a link that the API gave, such as that of a dump. */
  download(link: string): Promise<ApiFile>;
  /** Downloads a link to the disk (Node only) and gives back the path. */
  download(link: string, path: string): Promise<string>;
}

/** A file that a call answered with. */
export class ApiFile {
  /** As the API names it; undefined when it does not. */
  readonly name: string | undefined;
  /** Media type, such as "image/png". */
  readonly type: string;
  readonly bytes: Uint8Array;
  /** Writes the file to the disk (Node only) and gives back the path. */
  save(path: string): Promise<string>;
}
