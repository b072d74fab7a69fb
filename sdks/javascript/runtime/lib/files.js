/** A file that a call answered with. */
export class ApiFile {
  /** As the API names it; undefined when it does not. */
  name;
  /** Media type, such as "image/png". */
  type;
  /** The content, as a Uint8Array. */
  bytes;

  constructor(name, type, bytes) {
    this.name = name;
    this.type = type;
    this.bytes = bytes;
  }

  /** Writes the file to the disk (Node only). */
  async save(path) {
    const { writeFile } = await import("node:fs/promises");
    await writeFile(path, this.bytes);
    return path;
  }
}

/** The file in an answer, or its path once it is written there piece by piece. */
export async function readFile(response, path) {
  if (path) return saveStream(response.body, path);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const type = response.headers.get("content-type") ?? "";
  return new ApiFile(nameOf(response), type, bytes);
}

async function saveStream(body, path) {
  const { createWriteStream } = await import("node:fs");
  const { Readable } = await import("node:stream");
  const { pipeline } = await import("node:stream/promises");
  await pipeline(Readable.fromWeb(body), createWriteStream(path));
  return path;
}

const nameOf = (response) =>
  /filename="([^"]+)"/.exec(
    response.headers.get("content-disposition") ?? "",
  )?.[1];
