import { createHmac, timingSafeEqual } from 'node:crypto'
import { limits } from '@portal/domain/limits.ts'

/** A file of a document: the document's id and which of its files it is. */
interface FileReference {
  id: number
  nth: number
}

const periodMs = limits.fileLinkHours * 3_600_000
const payloadBytes = 9
const signatureBytes = 16

/** The key that opens a file until the end of the day after the next midnight; the same all day long. */
export function writeFileKey(secret: Buffer, { id, nth }: FileReference, now: Date): string {
  const payload = Buffer.alloc(payloadBytes)
  payload.writeUInt32BE(id, 0)
  payload.writeUInt8(nth, 4)
  payload.writeUInt32BE(((Math.floor(now.getTime() / periodMs) + 2) * periodMs) / 1000, 5)
  return Buffer.concat([payload, sign(secret, payload)]).toString('base64url')
}

/** What a key opens; undefined when it was not written here or has expired. */
export function readFileKey(secret: Buffer, key: string, now: Date): FileReference | undefined {
  const bytes = Buffer.from(key, 'base64url')
  if (bytes.length !== payloadBytes + signatureBytes || bytes.toString('base64url') !== key) return undefined
  const payload = bytes.subarray(0, payloadBytes)
  if (!timingSafeEqual(sign(secret, payload), bytes.subarray(payloadBytes))) return undefined
  if (payload.readUInt32BE(5) * 1000 <= now.getTime()) return undefined
  return { id: payload.readUInt32BE(0), nth: payload.readUInt8(4) }
}

const sign = (secret: Buffer, payload: Buffer): Buffer =>
  createHmac('sha256', secret).update(payload).digest().subarray(0, signatureBytes)
