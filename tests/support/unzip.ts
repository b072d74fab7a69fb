import { inflateRawSync } from 'node:zlib'

/** The members of an archive by their names, read from its directory at the end. */
export function unzip(bytes: Buffer): Map<string, Buffer> {
  const members = new Map<string, Buffer>()
  let entry = bytes.readUInt32LE(bytes.length - 6)
  while (bytes.readUInt32LE(entry) === 0x02014b50) {
    const [method, size, nameLength] = [entry + 10, entry + 20, entry + 28].map((place, field) =>
      field === 1 ? bytes.readUInt32LE(place) : bytes.readUInt16LE(place),
    ) as [number, number, number]
    const name = bytes.subarray(entry + 46, entry + 46 + nameLength).toString()
    const local = bytes.readUInt32LE(entry + 42)
    const data = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const packed = bytes.subarray(data, data + size)
    members.set(name, method === 8 ? inflateRawSync(packed) : packed)
    entry += 46 + nameLength + bytes.readUInt16LE(entry + 30) + bytes.readUInt16LE(entry + 32)
  }
  return members
}
