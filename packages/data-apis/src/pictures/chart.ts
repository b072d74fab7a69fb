import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import {
  accent,
  encode,
  ink,
  label,
  line,
  type PictureContent,
  type PictureFormat,
  type PictureSize,
  paintHead,
  quiet,
  write,
} from './canvas.ts'

interface Frame {
  left: number
  right: number
  top: number
  bottom: number
}

const bottomMargin = 34
const labelHeight = 12

/** A line chart of one series, as bytes of a picture. Time runs to scale; the last value is labelled. */
export function drawChart(content: PictureContent, size: PictureSize, format: PictureFormat): Promise<Uint8Array> {
  const canvas = createCanvas(size.width, size.height)
  paintChart(canvas.getContext('2d'), content, size)
  return encode(canvas, format)
}

/** Paints the chart where the pen's origin is. */
export function paintChart(pen: SKRSContext2D, content: PictureContent, size: PictureSize): void {
  const top = paintHead(pen, content, size)
  const { points } = content
  if (points.length === 0) {
    write(pen, content.empty, { x: size.width / 2, y: size.height / 2, size: 13, align: 'center' })
    return
  }
  const ticks = niceTicks(
    points.map(({ value }) => value),
    Math.max(2, Math.floor((size.height - top) / 60)),
  )
  pen.font = `400 ${labelHeight}px Picture`
  const widest = Math.max(...ticks.map(tick => pen.measureText(label(tick)).width))
  const frame = { left: 24 + widest, right: size.width - 24, top, bottom: size.height - bottomMargin }
  const scale = scales(points, ticks, frame)
  drawGrid(pen, ticks, frame, scale.y)
  drawDates(pen, points, frame, scale.x)
  drawLine(pen, points, scale)
}

/** Round numbers that enclose the values, about as many as wanted. */
export function niceTicks(values: number[], wanted: number): number[] {
  const low = Math.min(...values)
  const high = Math.max(...values)
  const span = high - low || Math.abs(high) || 1
  const power = 10 ** Math.floor(Math.log10(span / wanted))
  const step = [1, 2, 2.5, 5, 10].map(factor => factor * power).find(candidate => span / candidate <= wanted)!
  const first = Math.floor(low / step)
  const last = Math.max(Math.ceil(high / step), first + 1)
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step)
}

function scales(points: PictureContent['points'], ticks: number[], frame: Frame) {
  const times = points.map(({ date }) => Date.parse(date))
  const from = times[0]!
  const span = times.at(-1)! - from || 1
  const bottom = ticks[0]!
  const height = ticks.at(-1)! - bottom
  return {
    x: (date: string) => frame.left + ((Date.parse(date) - from) / span) * (frame.right - frame.left),
    y: (value: number) => frame.bottom - ((value - bottom) / height) * (frame.bottom - frame.top),
  }
}

function drawGrid(pen: SKRSContext2D, ticks: number[], frame: Frame, y: (value: number) => number) {
  pen.strokeStyle = line
  pen.lineWidth = 1
  for (const tick of ticks) {
    const at = Math.round(y(tick)) + 0.5
    pen.beginPath()
    pen.moveTo(frame.left, at)
    pen.lineTo(frame.right, at)
    pen.stroke()
    write(pen, label(tick), { x: frame.left - 8, y: at - labelHeight / 2 - 1, size: labelHeight, align: 'right' })
  }
}

/** First and last date, and as many between as fit without touching. */
function drawDates(pen: SKRSContext2D, points: PictureContent['points'], frame: Frame, x: (date: string) => number) {
  const count = Math.max(2, Math.min(points.length, Math.floor((frame.right - frame.left) / 110)))
  for (let at = 0; at < count; at++) {
    const { date } = points[Math.round((at / (count - 1)) * (points.length - 1))]!
    const align = at === 0 ? 'left' : at === count - 1 ? 'right' : 'center'
    write(pen, date.slice(0, 7), { x: x(date), y: frame.bottom + 10, size: labelHeight, align, colour: quiet })
  }
}

function drawLine(pen: SKRSContext2D, points: PictureContent['points'], scale: ReturnType<typeof scales>) {
  pen.strokeStyle = accent
  pen.lineWidth = 2
  pen.lineJoin = 'round'
  pen.beginPath()
  for (const { date, value } of points) pen.lineTo(scale.x(date), scale.y(value))
  pen.stroke()
  const last = points.at(-1)!
  pen.fillStyle = accent
  pen.beginPath()
  pen.arc(scale.x(last.date), scale.y(last.value), 3.5, 0, Math.PI * 2)
  pen.fill()
  const above = scale.y(last.value) - 20
  write(pen, label(last.value), {
    x: scale.x(last.date) + 4,
    y: above,
    size: 13,
    weight: 600,
    align: 'right',
    colour: ink,
  })
}
