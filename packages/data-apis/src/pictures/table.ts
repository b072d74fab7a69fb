import {
  encode,
  ink,
  label,
  line,
  openPicture,
  type PictureContent,
  type PictureFormat,
  type PictureSize,
  write,
} from './canvas.ts'

const rowHeight = 22
const columnWidth = 190

/** The newest points of one series as a table, as many as fit, as bytes of a picture. */
export function drawTable(content: PictureContent, size: PictureSize, format: PictureFormat): Promise<Uint8Array> {
  const { canvas, pen, top } = openPicture(content, size)
  const columns = Math.max(1, Math.floor((size.width - 16) / columnWidth))
  const rows = Math.max(1, Math.floor((size.height - top - 8) / rowHeight))
  const newest = content.points.toReversed().slice(0, columns * rows)
  if (newest.length === 0) write(pen, content.empty, { x: 16, y: top, size: 13 })
  for (const [at, { date, value }] of newest.entries()) {
    const x = 16 + Math.floor(at / rows) * columnWidth
    const y = top + (at % rows) * rowHeight
    const right = Math.min(x + columnWidth - 24, size.width - 16)
    write(pen, date, { x, y, size: 12 })
    write(pen, label(value), { x: right, y, size: 12, colour: ink, align: 'right' })
    pen.fillStyle = line
    pen.fillRect(x, y + rowHeight - 5, right - x, 1)
  }
  return encode(canvas, format)
}
