import { PDFDocument, type SKRSContext2D } from '@napi-rs/canvas'
import { ink, type PictureContent, quiet, write } from './canvas.ts'
import { paintChart } from './chart.ts'

/** A4 in points, upright. */
const page = { width: 595, height: 842 }
const margin = 36
const chartsPerPage = 3
const headHeight = 84
const chartSize = {
  width: page.width - 2 * margin,
  height: (page.height - 2 * margin - headHeight) / chartsPerPage - 12,
}

interface ChartReport {
  title: string
  description: string
  /** What stands at the foot of each page, before its number. */
  foot: string
  charts: PictureContent[]
}

/** A document with a chart of every series, three on a page, as bytes of a PDF. */
export function drawReport({ title, description, foot, charts }: ChartReport): Uint8Array {
  const document = new PDFDocument({ title })
  const pages = Math.max(1, Math.ceil(charts.length / chartsPerPage))
  for (let at = 0; at < pages; at++) {
    const pen = document.beginPage(page.width, page.height) as unknown as SKRSContext2D
    const widest = page.width - 2 * margin
    pen.textBaseline = 'top'
    write(pen, title, { x: margin, y: margin, size: 18, weight: 600, colour: ink, widest })
    for (const [line, words] of breakLines(pen, description, widest).entries()) {
      write(pen, words, { x: margin, y: margin + 30 + line * 15, size: 11, colour: quiet })
    }
    for (const [nth, chart] of charts.slice(at * chartsPerPage, (at + 1) * chartsPerPage).entries()) {
      pen.save()
      pen.translate(margin, margin + headHeight + nth * (chartSize.height + 12))
      paintChart(pen, chart, chartSize)
      pen.restore()
    }
    write(pen, foot, { x: margin, y: page.height - margin, size: 9 })
    write(pen, `${at + 1} / ${pages}`, { x: page.width - margin, y: page.height - margin, size: 9, align: 'right' })
    document.endPage()
  }
  return document.close()
}

const linesMax = 3

/** The first lines of a text; it may break after a space, and between any two Chinese characters. */
function breakLines(pen: SKRSContext2D, text: string, widest: number): string[] {
  write(pen, '', { x: 0, y: 0, size: 11 }) // sets the font that is measured
  const lines: string[] = ['']
  for (const piece of text.match(/[\u2e80-\uffff]|[^\s\u2e80-\uffff]+\s*|\s+/g) ?? []) {
    const longer = lines.at(-1)! + piece
    if (pen.measureText(longer.trimEnd()).width <= widest) lines[lines.length - 1] = longer
    else lines.push(piece)
  }
  return lines.slice(0, linesMax)
}
