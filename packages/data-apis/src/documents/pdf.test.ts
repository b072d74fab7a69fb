import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { breakPages } from './layout.ts'
import { writePdf } from './pdf.ts'

/** Reads a PDF back by its table of objects: the text of each page, letter by letter through the maps of its fonts. */
function readPdf(file: Uint8Array) {
  const bytes = Buffer.from(file)
  const text = bytes.toString('latin1')
  const table = Number(/startxref\n(\d+)/.exec(text)![1])
  const places = [...text.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(match => Number(match[1]))
  const objects = places.map((place, at) => {
    expect(text.startsWith(`${at + 1} 0 obj\n`, place)).toBe(true)
    return text.slice(place, text.indexOf('\nendobj', place))
  })
  const content = (number: number) => {
    const place = places[number - 1]!
    const start = text.indexOf('stream\n', place) + 7
    const length = Number(/\/Length (\d+)/.exec(objects[number - 1]!)![1])
    return inflateSync(bytes.subarray(start, start + length)).toString('latin1')
  }
  const fonts = new Map(
    [...objects[1]!.matchAll(/\/(F\d+|C) (\d+) 0 R/g)].map(match => {
      const map = /\/ToUnicode (\d+)/.exec(objects[Number(match[2]) - 1]!)?.[1]
      const letters =
        map && [...content(Number(map)).matchAll(/^<(\w{4})> <(\w+)>$/gm)].map(([, from, to]) => [from!, to!] as const)
      return [match[1]!, letters && new Map(letters)] as const
    }),
  )
  const decode = (font: string, codes: string) =>
    (codes.match(/.{4}/g) ?? []).map(code => {
      const map = fonts.get(font)
      return String.fromCharCode(Number.parseInt(map ? map.get(code)! : code, 16))
    })
  const pages = objects.flatMap(object => {
    const number = /\/Type \/Page .*\/Contents (\d+)/.exec(object)?.[1]
    if (!number) return []
    return content(Number(number))
      .split('\n')
      .map(row =>
        [...row.matchAll(/\/(\w+) [\d.]+ Tf <(\w*)>/g)].flatMap(([, font, codes]) => decode(font!, codes!)).join(''),
      )
      .join('\n')
  })
  return {
    title: Buffer.from(/\/Title <feff(\w*)>/.exec(objects[2]!)![1]!, 'hex')
      .swap16()
      .toString('utf16le'),
    pages,
  }
}

test.each([
  ['Część urządzeń dostarczy firma z Łodzi', 'Spółka (Kraków) powstała w 2000 r.'],
  ['Выручка компании выросла', 'Компания «Волга» получила 12,4 млрд рублей.'],
  ['İhracat siparişleri arttı', 'Şirketin merkezi: İzmir. Yüzde 12,5 büyüme.'],
  ['Ilić Petrol发布业绩：净利润27万美元', '净利润27万美元，略高于市场此前预期。'],
  ['Athens: Αθήνα', 'Thành phố Hồ Chí Minh – €5'],
])('a PDF of “%s” gives its text back', (title, body) => {
  const read = readPdf(writePdf(title, body))
  expect(read.title).toBe(title)
  expect(read.pages).toEqual([`${title}\n${body}\n1 / 1`])
})

test('a long text goes on to further pages, each with its number', () => {
  const body = Array.from({ length: 60 }, (_, at) => `Paragraph ${at} of a long report.`).join('\n\n')
  const { pages } = readPdf(writePdf('Long', body))
  expect(pages).toHaveLength(breakPages(body).length)
  expect(pages.length).toBeGreaterThan(1)
  expect(pages.at(-1)).toContain('Paragraph 59 of a long report.')
  expect(pages.at(-1)).toMatch(/3 \/ 3$/)
})
