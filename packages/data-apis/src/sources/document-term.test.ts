import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSampleContext } from '../../../../tests/support/samples.ts'
import { parseTerm, TermFault } from './document-term.ts'
import { type Scope, writeCondition } from './document-term-query.ts'
import { documentVector } from './document-words.ts'

/** Titles and bodies; the model below knows only their words. */
const texts: [title: string, body: string][] = [
  ['Port of Varna reports record grain volumes', 'Grain exports rose. The port handled wheat and maize for Egypt.'],
  ['Grain traders wait', 'Exporters of wheat fear new tariffs, while the central bank keeps its rate.'],
  ['Central bank raises rate', `Inflation fell. ${'word '.repeat(30)}The bank expects growth.`],
  ['Banks merge', 'The central office of the bank stays in Łódź. AT&T and the U.S. are not concerned.'],
  ['中国汽车出口增长', '海关数据显示，9月汽车出口同比增长12.4%。5G手机出口下降。'],
  ['Выручка компании выросла', 'Порт увеличил перевалку зерна.'],
  ['A bank', 'grain'],
]

/** Words without case and accents; a Chinese character is a word. */
const plainWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .match(/\p{Script=Han}|[\p{L}\p{N}]+?(?=\p{Script=Han}|[^\p{L}\p{N}]|$)/gu) ?? []

/** What the model asks a text: places of words, one after the other. */
class Asked {
  readonly words: string[]
  constructor(words: string[]) {
    this.words = words
  }
  /** Where these words follow one another; the last may be a beginning written with an asterisk. */
  places = (phrase: string): number[] =>
    this.words.flatMap((_, at) =>
      phrase.split(' ').every((word, nth) => {
        const own = this.words[at + nth]
        return word.endsWith('*') ? own?.startsWith(word.slice(0, -1)) : own === word
      })
        ? [at]
        : [],
    )
  has = (phrase: string): boolean => this.places(phrase).length > 0
  /** Whether each phrase has a place so that no two are further apart. */
  near = (distance: number, ...phrases: string[]): boolean =>
    this.words.some((_, first) =>
      phrases.every(phrase => this.places(phrase).some(place => place >= first && place <= first + distance)),
    )
}

const table: [term: string, naive: (text: Asked) => boolean][] = [
  ['grain', t => t.has('grain')],
  ['GRAIN', t => t.has('grain')],
  ['grain port', t => t.has('grain') && t.has('port')],
  ['grain AND port', t => t.has('grain') && t.has('port')],
  ['grain OR inflation', t => t.has('grain') || t.has('inflation')],
  ['grain NOT port', t => t.has('grain') && !t.has('port')],
  ['NOT bank', t => !t.has('bank')],
  ['NOT (bank OR grain)', t => !t.has('bank') && !t.has('grain')],
  ['wheat OR bank AND inflation', t => t.has('wheat') || (t.has('bank') && t.has('inflation'))],
  [
    '(wheat OR bank) AND (inflation OR tariffs)',
    t => (t.has('wheat') || t.has('bank')) && (t.has('inflation') || t.has('tariffs')),
  ],
  ['export*', t => t.has('export*')],
  ['"central bank"', t => t.has('central bank')],
  ['"central ban*"', t => t.has('central ban*')],
  ['"bank central"', t => t.has('bank central')],
  ['Lodz', t => t.has('lodz')],
  ['AT&T', t => t.has('at t')],
  ['U.S.', t => t.has('u s')],
  ['NEAR3(central OR bank)', t => t.near(3, 'central', 'bank')],
  ['NEAR1(central OR bank)', t => t.near(1, 'central', 'bank')],
  ['NEAR25(inflation OR growth)', t => t.near(25, 'inflation', 'growth')],
  ['NEAR50(inflation OR growth)', t => t.near(50, 'inflation', 'growth')],
  ['NEAR6(wheat OR maize OR egypt)', t => t.near(6, 'wheat', 'maize', 'egypt')],
  ['NEAR3(wheat OR maize OR egypt)', t => t.near(3, 'wheat', 'maize', 'egypt')],
  ['NEAR10("central bank" OR tariff*)', t => t.near(10, 'central bank', 'tariff*')],
  ['NEAR4("central bank" OR tariff*)', t => t.near(4, 'central bank', 'tariff*')],
  ['bank AND NOT NEAR3(central OR bank)', t => t.has('bank') && !t.near(3, 'central', 'bank')],
  ['grain OR NEAR50(inflation OR growth)', t => t.has('grain') || t.near(50, 'inflation', 'growth')],
  ['汽车', t => t.has('汽 车')],
  ['"汽车出口"', t => t.has('汽 车 出 口')],
  ['"出口汽车"', t => t.has('出 口 汽 车')],
  ['出口汽车', t => t.has('出 口') && t.has('汽 车')],
  ['同比增', t => t.has('同 比') && t.has('增')],
  ['"5G手机"', t => t.has('5g 手 机')],
  ['NEAR4(汽车 OR 增长)', t => t.near(4, '汽 车', '增 长')],
  ['（汽车 OR 手机） NOT 数据', t => (t.has('汽 车') || t.has('手 机')) && !t.has('数 据')],
  ['перевал*', t => t.has('перевал*')],
]

const gap = Array.from({ length: 1000 }, () => '')
const scopes: Record<Scope, (title: string[], body: string[]) => string[]> = {
  everywhere: (title, body) => [...title, ...gap, ...body],
  title: title => title,
  body: (_, body) => body,
}

let ctx: Awaited<ReturnType<typeof openSampleContext>>
beforeAll(async () => {
  ctx = await openSampleContext()
})
afterAll(() => ctx.close())

async function search(term: string, scope: Scope): Promise<number[]> {
  const vectors = texts.map(([title, body]) => documentVector(title, body))
  const { rows } = await sql<{ id: number }>`
    with d as materialized (
      select id::int, vector::tsvector as words from unnest(${vectors}::text[]) with ordinality t (vector, id)
    )
    select id from d where ${writeCondition(parseTerm(term), scope)} order by id`.execute(ctx.db)
  return rows.map(({ id }) => id - 1)
}

describe.each(Object.keys(scopes) as Scope[])('in the scope %s', scope => {
  test.each(table)('%s finds what a plain reading of the words finds', async (term, naive) => {
    const expected = texts.flatMap(([title, body], at) =>
      naive(new Asked(scopes[scope](plainWords(title), plainWords(body)))) ? [at] : [],
    )
    expect(await search(term, scope)).toEqual(expected)
  })
})

test('the table finds something and leaves something out with every term but a few', async () => {
  const found = await Array.fromAsync(table, ([term]) => search(term, 'everywhere'))
  expect(found.filter(ids => ids.length > 0 && ids.length < texts.length).length).toBeGreaterThan(table.length - 6)
})

test.each(['\uff9e grain', 'ﷺ', '\ufc5e port', "d'été", '½ OR ⑴ OR ŉ', 'İstanbul', 'x'.repeat(900), 'NOT NOT port'])(
  '%j is searched for without a fault',
  async term => expect(await search(term, 'everywhere')).toBeInstanceOf(Array),
)

test.each([
  ['"central bank', 1, 'never closed'],
  ['grain ""', 7, 'no word'],
  ['(grain OR port', 1, 'never closed'],
  ['grain)', 6, 'closes nothing'],
  ['grain ()', 7, 'nothing between'],
  ['OR grain', 1, 'OR needs a word'],
  ['grain AND', 7, 'AND needs a word'],
  ['grain AND OR port', 7, 'AND needs a word'],
  ['grain NOT', 7, 'NOT needs a word'],
  ['*grain', 1, 'asterisk'],
  ['po*rt', 1, 'asterisk'],
  ['NEAR0(a OR b)', 1, '1 to 100'],
  ['NEAR101(a OR b)', 1, '1 to 100'],
  ['NEAR25(grain)', 1, 'two words'],
  ['x NEAR25(grain OR (a b))', 19, 'only words and phrases'],
  ['NEAR25(grain OR port', 7, 'never closed'],
  ['!?', 1, 'no word'],
])('%s is refused at character %i: %s', (term, at, words) => {
  const fault = (() => {
    try {
      return parseTerm(term)
    } catch (error) {
      return error
    }
  })()
  expect(fault).toBeInstanceOf(TermFault)
  expect(fault).toMatchObject({ at, words: { en: expect.stringContaining(words) } })
})
