import http from "node:http";
import https from "node:https";
import { Readable } from "node:stream";
import tls from "node:tls";

/** A fetch that goes through an HTTP proxy: `proxy` is its address, or `{ url, username, password }`. */
export function proxyFetch(proxy) {
  const { url, username, password } =
    typeof proxy === "string" ? { url: proxy } : proxy;
  const server = new URL(url);
  const user = username ?? decodeURIComponent(server.username);
  const secret = password ?? decodeURIComponent(server.password);
  const headers = user
    ? { "proxy-authorization": `Basic ${base64(`${user}:${secret}`)}` }
    : {};
  return async (address, init = {}) => {
    const target = new URL(address);
    const isSecure = target.protocol === "https:";
    const socket =
      isSecure && (await openTunnel(server, target, headers, init));
    return ask(
      isSecure
        ? { request: https.request, agent: agentOf(socket), ...placeOf(target) }
        : { request: http.request, ...placeOf(server), path: target.href },
      isSecure ? {} : { ...headers, host: target.host },
      init,
    );
  };
}

const base64 = (text) => Buffer.from(text).toString("base64");

const placeOf = ({ hostname, port, protocol, pathname, search }) => ({
  host: hostname.replace(/^\[|\]$/g, ""),
  port: port || (protocol === "https:" ? 443 : 80),
  path: pathname + search,
});

/** An agent whose only connection is this one. */
function agentOf(socket) {
  const agent = new https.Agent({ keepAlive: false });
  agent.createConnection = () => socket;
  return agent;
}

/** A TLS connection to the target through the proxy. */
function openTunnel(server, target, headers, { signal }) {
  const { host, port } = placeOf(target);
  const place = `${host.includes(":") ? `[${host}]` : host}:${port}`;
  return new Promise((resolve, reject) => {
    const request = http.request({
      ...placeOf(server),
      method: "CONNECT",
      path: place,
      headers: { ...headers, host: place },
      signal,
    });
    request.on("error", reject);
    request.on("connect", (response, socket) => {
      if (response.statusCode === 200) {
        resolve(tls.connect({ socket, servername: target.hostname }));
      } else {
        socket.destroy();
        reject(new Error(`The proxy answered ${response.statusCode}.`));
      }
    });
    request.end();
  });
}

/** Sends a request and wraps what comes back, as fetch does. */
function ask({ request: open, ...place }, headers, { method, body, ...init }) {
  return new Promise((resolve, reject) => {
    const request = open({
      ...place,
      method: method ?? "GET",
      headers: { ...init.headers, ...headers, ...lengthOf(body) },
      signal: init.signal,
    });
    request.on("error", reject);
    request.on("response", (message) => {
      const status = message.statusCode;
      const content = [204, 304].includes(status)
        ? null
        : Readable.toWeb(message);
      const received = new Headers();
      for (const [name, values] of Object.entries(message.headersDistinct)) {
        for (const value of values) received.append(name, value);
      }
      const { statusMessage: statusText } = message;
      resolve(new Response(content, { status, statusText, headers: received }));
    });
    request.end(body);
  });
}

const lengthOf = (body) =>
  body === undefined ? {} : { "content-length": Buffer.byteLength(body) };
