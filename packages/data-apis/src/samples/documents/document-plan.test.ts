import { expect, test } from 'vitest'
import { planCompanies } from '../companies/plan.ts'
import { type DocumentPlan, planDocuments } from './document-plan.ts'
import { publicationRows } from './publication-data.ts'

const companies = planCompanies(2000)
const documents = [...planDocuments(companies, 3000)]
const countBy = (key: (document: DocumentPlan) => unknown) => Map.groupBy(documents, key)

test('is the same on every run', () => expect([...planDocuments(companies, 3000)]).toEqual(documents))

test('leaves no place of a text unfilled, and no sentence begun twice', () => {
  const broken = documents.filter(({ title, body }) => /[{}|]|undefined|NaN|\.\.| {2}|\t|\\/.test(title + body))
  expect(broken.map(({ title, body }) => `${title}: ${body}`)).toEqual([])
})

test('comes in many languages, formats and kinds', () => {
  expect(countBy(({ language }) => language).size).toBe(9)
  expect([...countBy(({ format }) => format).keys()].sort()).toEqual([1, 2, 3, 4, 999])
  expect(countBy(({ publicationTypes }) => publicationTypes[0]).size).toBe(7)
  expect(countBy(({ topics }) => topics[0]).size).toBe(13)
})

test('is written in the letters of its language', () => {
  const share = (text: string, letters: RegExp) => (text.match(letters)?.length ?? 0) / text.length
  for (const { language, body } of documents.filter(({ duplicateOf }) => duplicateOf === null)) {
    if (language === 'zh') expect(share(body, /\p{Script=Han}/gu)).toBeGreaterThan(0.2)
    else if (language === 'ru') expect(share(body, /\p{Script=Cyrillic}/gu)).toBeGreaterThan(0.5)
    else expect(share(body, /\p{Script=Latin}/gu)).toBeGreaterThan(0.6)
  }
})

test('names the companies that it is filed under', () => {
  const byId = new Map(companies.map(company => [company.id, company]))
  const wrong = documents.filter(({ title, body, companies: ids }) =>
    ids.some(id => {
      const { name, nameLocal } = byId.get(id)!
      return !title.includes(name) && !body.includes(name) && !title.includes(nameLocal) && !body.includes(nameLocal)
    }),
  )
  expect(wrong).toEqual([])
  expect(documents.filter(({ companies: ids }) => ids.length > 0).length).toBeGreaterThan(documents.length / 2)
})

test('arrives in the order of its ids, and is published in its own language', () => {
  const languages = new Map(publicationRows.map(([id, , , , language]) => [id, language]))
  for (const [at, document] of documents.entries()) {
    const before = documents[at - 1]
    if (before) expect(before.id < document.id && before.publishedAt <= document.publishedAt).toBe(true)
    expect(document.publishedAt <= document.updatedAt).toBe(true)
    expect(languages.get(document.publicationId)).toBe(document.language)
  }
})

test('repeats a few, word for word in another publication', () => {
  const byId = new Map(documents.map(document => [document.id, document]))
  const copies = documents.filter(({ duplicateOf }) => duplicateOf !== null)
  expect(copies.length / documents.length).toBeGreaterThan(0.02)
  expect(copies.length / documents.length).toBeLessThan(0.07)
  for (const copy of copies) {
    const original = byId.get(copy.duplicateOf!)!
    expect({ title: copy.title, body: copy.body }).toEqual({ title: original.title, body: original.body })
    expect(original.duplicateOf).toBeNull()
  }
})

test('tells the table and the text beside it the same', () => {
  const tables = documents.filter(({ publicationTypes }) => publicationTypes[0] === 'ST')
  expect(tables.length).toBeGreaterThan(20)
  for (const { figures, body } of tables) for (const figure of figures!.at(-1)!) expect(body).toContain(String(figure))
})
