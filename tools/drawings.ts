// Writes the drawings of the icons, each as one path: those that the pages have, and those that the command line names
// (`npm run fix` sets it in order). The components of the set write size, stroke and names into each icon of a page.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { drawings } from '@portal/web/ui/drawings-data.ts'
import * as set from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const icons = new Map(Object.entries(set as unknown as Record<string, set.LucideIcon>))

/** The path of an icon by its name in the set, 'book-open'. */
export function drawIcon(name: string): string {
  const icon = icons.get(name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()))
  if (!icon) throw new Error(`The set has no icon ${name}.`)
  const [, ...shapes] = renderToStaticMarkup(createElement(icon)).matchAll(/<(\w+) ([^>]*)>/g)
  return shapes
    .map(([, shape = '', attributes = '']) => toPath(shape, attributes))
    .join('')
    .replaceAll(' -', '-')
}

function toPath(shape: string, text: string): string {
  const found = Object.fromEntries([...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]))
  const of = (name: string) => Number(found[name])
  const [r, rx] = [of('r'), of('rx')]
  const [across, down] = [of('width') - 2 * rx, of('height') - 2 * rx]
  const turn = (x: number, y: number) => `a${rx} ${rx} 0 0 1 ${x} ${y}`
  switch (shape) {
    case 'path':
      return beginAbsolute(found.d ?? '')
    case 'circle':
      return `M${of('cx') - r} ${of('cy')}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
    case 'rect':
      return `M${of('x') + rx} ${of('y')}h${across}${turn(rx, rx)}v${down}${turn(-rx, rx)}h${-across}${turn(-rx, -rx)}v${-down}${turn(rx, -rx)}z`
    case 'line':
      return `M${found.x1} ${found.y1} ${found.x2} ${found.y2}`
    case 'polyline':
      return `M${found.points}`
    default:
      throw new Error(`Nobody has said yet how a ${shape} is a path.`)
  }
}

/** A path that stands behind another cannot begin relative to its own origin; what follows the first point stays relative. */
const beginAbsolute = (d: string) => d.replace(/^m(\d*\.?\d+ ?-?\d*\.?\d+) ?(?=[\d.-])/, 'M$1l').replace(/^m/, 'M')

if (import.meta.main) {
  const file = path.join(import.meta.dirname, '../apps/web/src/ui/drawings-data.ts')
  const names = [...new Set([...Object.keys(drawings), ...process.argv.slice(2)])].sort()
  const entries = names.map(name => `  '${name}': '${drawIcon(name)}',\n`)
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(/\{\n.*\}/s, () => `{\n${entries.join('')}}`),
  )
}
