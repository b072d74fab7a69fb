import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { inflateSync } from 'node:zlib'

/** A TrueType font, ready to be embedded. */
export interface PdfFont {
  /** The glyph of a character; 0 when the font has none. */
  glyphOf(codePoint: number): number
  /** Of every glyph, in thousandths of the size. */
  widths: number[]
  /** The tables that a PDF wants. */
  file: Buffer
  /** Left, bottom, right, top in thousandths of the size. */
  box: number[]
}

const folder = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@fontsource/inter/package.json')),
  'files',
)
/** Each holds the letters of some scripts. */
const scripts = ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese']
const read = new Map<number, PdfFont[]>()

/** The fonts of a weight that together have the letters of all European languages. */
export function readFonts(weight: 400 | 600): PdfFont[] {
  const known = read.get(weight)
  if (known) return known
  const fonts = scripts.map(script =>
    readWoff(readFileSync(path.join(folder, `inter-${script}-${weight}-normal.woff`))),
  )
  read.set(weight, fonts)
  return fonts
}

/** Reads WOFF 1, which holds the tables of a TrueType font one by one, most of them packed. */
function readWoff(woff: Buffer): PdfFont {
  const tables = new Map<string, Buffer>()
  for (let at = 0; at < woff.readUInt16BE(12); at++) {
    const entry = woff.subarray(44 + 20 * at, 64 + 20 * at)
    const [start, packed, size] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)]
    const bytes = woff.subarray(start, start + packed)
    tables.set(entry.toString('latin1', 0, 4), packed < size ? inflateSync(bytes) : bytes)
  }
  const head = tables.get('head')!
  const scale = 1000 / head.readUInt16BE(18)
  const box = [36, 38, 40, 42].map(place => Math.round(head.readInt16BE(place) * scale))
  return { glyphOf: readGlyphs(tables.get('cmap')!), widths: readWidths(tables, scale), file: writeFont(tables), box }
}

function readWidths(tables: Map<string, Buffer>, scale: number): number[] {
  const glyphs = tables.get('maxp')!.readUInt16BE(4)
  const measured = tables.get('hhea')!.readUInt16BE(34)
  const metrics = tables.get('hmtx')!
  return Array.from({ length: glyphs }, (_, glyph) =>
    Math.round(metrics.readUInt16BE(4 * Math.min(glyph, measured - 1)) * scale),
  )
}

/** The table of characters of the Basic Multilingual Plane (format 4). */
function readGlyphs(cmap: Buffer): (codePoint: number) => number {
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, at) => cmap.readUInt32BE(8 + 8 * at))
  const table = cmap.subarray(starts.find(start => cmap.readUInt16BE(start) === 4))
  const width = table.readUInt16BE(6)
  return codePoint => {
    for (let at = 0; at < width; at += 2) {
      if (table.readUInt16BE(14 + at) < codePoint) continue
      const first = table.readUInt16BE(16 + width + at)
      if (first > codePoint) return 0
      const shift = table.readUInt16BE(16 + 2 * width + at)
      const place = 16 + 3 * width + at
      const offset = table.readUInt16BE(place)
      if (offset === 0) return (codePoint + shift) & 0xffff
      const glyph = table.readUInt16BE(place + offset + 2 * (codePoint - first))
      return glyph && (glyph + shift) & 0xffff
    }
    return 0
  }
}

const wanted = ['cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep']

function writeFont(tables: Map<string, Buffer>): Buffer {
  const kept = wanted.flatMap(tag => (tables.has(tag) ? [{ tag, bytes: tables.get(tag)! }] : []))
  const head = Buffer.alloc(12 + 16 * kept.length)
  head.writeUInt32BE(0x00010000, 0)
  head.writeUInt16BE(kept.length, 4)
  let start = head.length
  const bodies = kept.map(({ tag, bytes }, at) => {
    head.write(tag, 12 + 16 * at, 'latin1')
    head.writeUInt32BE(start, 12 + 16 * at + 8)
    head.writeUInt32BE(bytes.length, 12 + 16 * at + 12)
    const padded = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)])
    start += padded.length
    return padded
  })
  return Buffer.concat([head, ...bodies])
}
