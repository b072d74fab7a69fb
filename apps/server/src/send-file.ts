import { createReadStream } from 'node:fs'
import { type ByteRange, readByteRange } from '@portal/domain/byte-range.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A file as it lies on the disk, or a text made from it. */
export interface SentFile {
  from: { path: string } | { text: Buffer }
  bytes: number
  /** In hexadecimal digits. */
  sha256: string
}

/** Answers with a file whole, or with the part that is asked for, or says that the caller has it already. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: SentFile) {
  const { range, 'if-range': ifRange, 'if-none-match': known } = request.headers
  const etag = `"${file.sha256}"`
  reply.header('accept-ranges', 'bytes').header('etag', etag)
  if (known?.includes(etag)) return reply.code(304).send()
  reply.header('repr-digest', `sha-256=:${Buffer.from(file.sha256, 'hex').toString('base64')}:`)
  const part = ifRange && ifRange !== etag ? undefined : readByteRange(range, file.bytes)
  if (part === 'outside') return reply.code(416).header('content-range', `bytes */${file.bytes}`).send()
  if (!part) return reply.header('content-length', file.bytes).send(read(file))
  const { start, end } = part
  reply.code(206).header('content-range', `bytes ${start}-${end}/${file.bytes}`)
  return reply.header('content-length', end - start + 1).send(read(file, part))
}

const read = ({ from }: SentFile, part?: ByteRange) =>
  'text' in from ? from.text.subarray(part?.start, part && part.end + 1) : createReadStream(from.path, part)
