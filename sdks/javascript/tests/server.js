import { once } from "node:events";
import http from "node:http";

/** A server on the loopback that answers the given way; `calls` are the requests that reached it. */
export async function startServer(t, answer) {
  const calls = [];
  const server = http.createServer(async (request, response) => {
    const chunks = await collect(request);
    const { method, url, headers } = request;
    const body = Buffer.concat(chunks).toString();
    calls.push({ method, url, headers, body, at: performance.now() });
    await answer(response, calls.length, request);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return { host: `http://127.0.0.1:${server.address().port}`, calls, server };
}

async function collect(stream) {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return chunks;
}

/** Answers with JSON. */
export function send(response, status, body, headers = {}) {
  response.writeHead(status, {
    "content-type": "application/json",
    ...headers,
  });
  response.end(JSON.stringify(body));
}
