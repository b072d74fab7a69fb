import { deflateSync } from 'node:zlib'
import { breakLines, breakPages } from './layout.ts'
import { type PdfFont, readFonts } from './pdf-font.ts'

/** A4 in points, upright. */
const page = { width: 595, height: 842, margin: 56 }
const titleWidth = 50

/**
 * A document as bytes of a PDF, whose text can be searched and copied. Fonts of European letters are embedded; Chinese
 * has one of the fonts that every reader brings along (Adobe-GB1), so that it looks the same whatever the server has.
 */
export function writePdf(title: string, body: string): Uint8Array {
  const book = new Map<string, Face>()
  const pages = breakPages(body)
  const contents = pages.map((lines, at) => paint(book, at === 0 ? title : '', lines, `${at + 1} / ${pages.length}`))
  const faces = [...book.values()]
  const firstPage = 4 + 5 * faces.length
  const kids = pages.map((_, at) => `${firstPage + 2 * at} 0 R`).join(' ')
  const fonts = faces.map(({ name }, at) => `/${name} ${4 + 5 * at} 0 R`).join(' ')
  const objects: (string | Buffer)[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} /MediaBox [0 0 ${page.width} ${page.height}] /Resources << /Font << ${fonts} >> >> >>`,
    `<< /Title <feff${hex(title)}> >>`,
    ...faces.flatMap((face, at): (string | Buffer)[] =>
      face.font ? embed(face, face.font, 4 + 5 * at) : nameChinese(4 + 5 * at),
    ),
    ...contents.flatMap((content, at): (string | Buffer)[] => [
      `<< /Type /Page /Parent 2 0 R /Contents ${firstPage + 2 * at + 1} 0 R >>`,
      stream(Buffer.from(content, 'latin1')),
    ]),
  ]
  return assemble(objects)
}

/** A font of this document, and the letters of it that are used. */
interface Face {
  name: string
  /** Nothing for the Chinese one, which is the reader's. */
  font: PdfFont | undefined
  used: Map<number, string>
}

function paint(book: Map<string, Face>, title: string, lines: string[], foot: string): string {
  let y = page.height - page.margin
  const rows: string[] = []
  const write = (text: string, weight: 400 | 600, size: number, leading: number) => {
    if (text) rows.push(`BT ${page.margin} ${y} Td ${writeRuns(book, text, weight, size)} ET`)
    y -= leading
  }
  if (title) for (const line of breakLines(title, titleWidth)) write(line, 600, 16, line ? 22 : 8)
  for (const line of lines) write(line, 400, 10, 14.5)
  y = 36
  write(foot, 400, 9, 0)
  return rows.join('\n')
}

/** A line as runs of letters that have the same font. */
function writeRuns(book: Map<string, Face>, text: string, weight: 400 | 600, size: number): string {
  let written = ''
  let last = ''
  for (const letter of text) {
    const { name, code } = findFace(book, letter, weight)
    if (name !== last) written += `${last && '> Tj '}/${name} ${size} Tf <`
    written += code
    last = name
  }
  return `${written}> Tj`
}

function findFace(book: Map<string, Face>, letter: string, weight: 400 | 600): { name: string; code: string } {
  const codePoint = letter.codePointAt(0)!
  const fonts = readFonts(weight)
  const nth = fonts.findIndex(font => font.glyphOf(codePoint) > 0)
  const font = fonts[nth]
  const name = font ? `F${weight}${nth}` : 'C'
  const face = book.get(name) ?? { name, font, used: new Map() }
  book.set(name, face)
  const glyph = font?.glyphOf(codePoint) ?? 0
  face.used.set(glyph, letter)
  return { name, code: font ? glyph.toString(16).padStart(4, '0') : hex(letter) }
}

/** UTF-16, highest byte first. */
const hex = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex')

/** The five objects of an embedded font, of which the first one has the number `own`. */
function embed({ name, used }: Face, { file, widths, box }: PdfFont, own: number): Buffer[] {
  const base = `PORTAL+Inter${name}`
  const letters = [...used].map(([glyph, letter]) => `<${glyph.toString(16).padStart(4, '0')}> <${hex(letter)}>`)
  const map = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Letters def /CMapType 2 def
1 begincodespacerange <0000> <ffff> endcodespacerange
${chunk(letters, 100)
  .map(some => `${some.length} beginbfchar\n${some.join('\n')}\nendbfchar`)
  .join('\n')}
endcmap CMapName currentdict /CMap defineresource pop end end`
  return [
    `<< /Type /Font /Subtype /Type0 /BaseFont /${base} /Encoding /Identity-H /DescendantFonts [${own + 1} 0 R] /ToUnicode ${own + 4} 0 R >>`,
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${base} /CIDToGIDMap /Identity /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${own + 2} 0 R /W [0 [${widths.join(' ')}]] >>`,
    `<< /Type /FontDescriptor /FontName /${base} /Flags 32 /FontBBox [${box.join(' ')}] /ItalicAngle 0 /Ascent 969 /Descent -242 /CapHeight 727 /StemV 80 /FontFile2 ${own + 3} 0 R >>`,
    stream(file),
    stream(Buffer.from(map)),
  ].map(object => Buffer.from(object))
}

const chunk = <Item>(items: Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size))

/** As many objects as an embedded font has. */
const nameChinese = (own: number): string[] => [
  `<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light-UniGB-UTF16-H /Encoding /UniGB-UTF16-H /DescendantFonts [${own + 1} 0 R] >>`,
  `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /FontDescriptor ${own + 2} 0 R /DW 1000 >>`,
  '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
  'null',
  'null',
]

function stream(content: Buffer): Buffer {
  const packed = deflateSync(content)
  const head = `<< /Length ${packed.length} /Length1 ${content.length} /Filter /FlateDecode >>\nstream\n`
  return Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream')])
}

function assemble(objects: (string | Buffer)[]): Uint8Array {
  const parts = [Buffer.from('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
  let length = parts[0]!.length
  const places = objects.map((object, at) => {
    const place = length
    const part = Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')])
    parts.push(part)
    length += part.length
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`
  const end = `trailer\n<< /Size ${size} /Root 1 0 R /Info 3 0 R >>\nstartxref\n${length}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(table + end)])
}
