import { createRequire } from 'node:module'
import path from 'node:path'
import { type Canvas, createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas'
import type { DataLanguage } from '../data-api.ts'

/** What a picture of a series shows. `points` are oldest first. */
export interface PictureContent {
  title: string
  /** Unit and source, in one line. */
  subtitle: string
  points: { date: string; value: number }[]
  /** Said instead of points when there are none. */
  empty: string
}

export interface PictureSize {
  width: number
  height: number
}

export type PictureFormat = 'png' | 'jpeg'

export const ink = '#16202e'
export const quiet = '#5b6677'
export const line = '#dde3ea'
export const accent = '#0a6ab6'

const fonts = path.join(path.dirname(createRequire(import.meta.url).resolve('@fontsource/inter/package.json')), 'files')
for (const weight of ['400', '600']) {
  GlobalFonts.registerFromPath(path.join(fonts, `inter-latin-${weight}-normal.woff2`), 'Picture')
}

/** Chinese comes from whatever the machine has; without such a font the titles have to be English. */
const chineseFonts = ['Noto Sans CJK SC', 'Noto Sans CJK JP', 'Noto Sans SC', 'PingFang SC', 'Microsoft YaHei']
const chineseFont = chineseFonts.find(name => GlobalFonts.families.some(({ family }) => family === name))

/** Whether this machine can draw Chinese words. */
const canDrawChinese = chineseFont !== undefined

const font = (size: number, weight: 400 | 600 = 400): string =>
  `${weight} ${size}px Picture${chineseFont ? `, "${chineseFont}"` : ''}, sans-serif`

/** The language that words of a picture can be in, which is the one asked for unless the machine cannot draw it. */
export const pictureLanguage = (language: DataLanguage): DataLanguage =>
  language === 'zh' && !canDrawChinese ? 'en' : language

/** A white canvas with title and subtitle; answers where the space below them begins. */
export function openPicture(content: PictureContent, size: PictureSize) {
  const canvas = createCanvas(size.width, size.height)
  const pen = canvas.getContext('2d')
  return { canvas, pen, top: paintHead(pen, content, size) }
}

/** Paints title and subtitle on white; answers where the space below them begins. */
export function paintHead(pen: SKRSContext2D, { title, subtitle }: PictureContent, { width, height }: PictureSize) {
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, width, height)
  pen.textBaseline = 'top'
  write(pen, title, { x: 16, y: 14, size: 15, weight: 600, colour: ink, widest: width - 32 })
  write(pen, subtitle, { x: 16, y: 36, size: 12, weight: 400, colour: quiet, widest: width - 32 })
  return 64
}

interface TextStyle {
  x: number
  y: number
  size: number
  weight?: 400 | 600
  colour?: string
  align?: 'left' | 'right' | 'center'
  /** Pixels; longer texts are cut with an ellipsis. */
  widest?: number
}

export function write(pen: SKRSContext2D, text: string, style: TextStyle): void {
  pen.font = font(style.size, style.weight)
  pen.fillStyle = style.colour ?? quiet
  pen.textAlign = style.align ?? 'left'
  let shown = text
  while (style.widest && shown.length > 1 && pen.measureText(shown).width > style.widest) {
    shown = `${shown.replace(/…$/, '').slice(0, -1)}…`
  }
  pen.fillText(shown, style.x, style.y)
}

/** Packs the picture on a thread of its own: a large one takes tens of milliseconds. */
export const encode = (canvas: Canvas, format: PictureFormat): Promise<Uint8Array> =>
  format === 'png' ? canvas.encode('png') : canvas.encode('jpeg', 90)

/** A number as a label: grouped, with only as many decimals as its size deserves. */
export function label(value: number): string {
  const digits = Math.abs(value) >= 1000 ? 0 : Math.abs(value) >= 10 ? 1 : 2
  return value.toLocaleString('en', { maximumFractionDigits: digits })
}
