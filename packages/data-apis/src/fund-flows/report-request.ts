import { readDay } from '@portal/domain/calendar.ts'
import type { Words } from '@portal/domain/language.ts'
import type { DataCall, DataLanguage } from '../data-api.ts'
import { refusal } from '../refusal.ts'
import { allocations } from './allocations.ts'
import { listAssetClasses } from './asset-classes.ts'
import { listCategories } from './categories.ts'
import { type Dataset, type DatasetId, datasetOf, type Frequency, type Level } from './datasets.ts'
import { classesOfFilters, filterKinds } from './filters.ts'

/** What a report is asked to hold, in the words of the API: days are MM-DD-YYYY. */
export interface ReportDefinition {
  dataset: DatasetId
  from: string
  to: string
  assetClasses: string[]
  frequency: Frequency
  level: Level
  categories?: number[]
  averageType?: number
  allocationIds?: number[]
  /** 'boolean or the text true'. */
  assets?: boolean | 'true' | 'false'
  universalFilters?: string[]
  equityFilters?: string[]
  bondFilters?: string[]
  alternativeFilters?: string[]
}

/** A report that can be made. Days are YYYY-MM-DD. */
export interface ReportRequest {
  dataset: DatasetId
  from: string
  to: string
  assetClasses: string[]
  frequency: Frequency
  level: Level
  categories: number[]
  averageType: number
  allocationIds: number[]
  assets: boolean
  filters: string[]
  language: DataLanguage
}

const usualCategories = [1, 3]

/** What may stand in the address or in the body. */
const options = ['categories', 'averageType', 'allocationIds', 'assets', ...filterKinds.map(({ name }) => name)]

/** What a call asks for, wherever it says so. Throws a 400 when it says something twice. */
export function readDefinition(call: DataCall): ReportDefinition {
  const body = (call.body ?? {}) as Record<string, unknown>
  const twice = options.find(name => call.params[name] !== undefined && body[name] !== undefined)
  if (twice) {
    throw wrong(call, {
      en: `${twice}: write it in the address or in the body, not in both.`,
      zh: `${twice}：写在地址或请求体中，不要两处都写。`,
    })
  }
  return { ...call.params, ...body } as unknown as ReportDefinition
}

/** Checks everything of a definition that needs no rows. Throws a 400 that names what is wrong. */
export function checkDefinition(call: DataCall, definition: ReportDefinition): ReportRequest {
  const dataset = datasetOf(definition.dataset)
  const { frequency, level, averageType = 1 } = definition
  const [from, to] = [readUsDay(call, 'from', definition.from), readUsDay(call, 'to', definition.to)]
  if (from > to) {
    throw refusal(call, 400, 'INVALID_DATE_RANGE', { en: 'from is later than to.', zh: 'from晚于to。' })
  }
  checkChoice(call, dataset, { name: 'frequency', value: frequency, choices: dataset.frequencies })
  checkChoice(call, dataset, { name: 'level', value: level, choices: dataset.levels })
  const assetClasses = checkKnown(call, 'assetClasses', definition.assetClasses, listAssetClasses(dataset), dataset)
  const categories = definition.categories ?? (dataset.kind === 'allocations' ? [] : usualCategories)
  checkCategories(call, dataset, level, categories)
  checkAverage(call, dataset, definition.averageType)
  return {
    dataset: dataset.id,
    from,
    to,
    assetClasses,
    frequency,
    level,
    categories: [...new Set(categories)],
    averageType,
    allocationIds: checkAllocations(call, dataset, definition.allocationIds),
    assets: readAssets(call, definition.assets),
    filters: checkFilters(call, definition),
    language: call.language,
  }
}

const wrong = (call: DataCall, words: Words) => refusal(call, 400, 'INVALID_PARAMETER', words)

/** A day written MM-DD-YYYY. */
function readUsDay(call: DataCall, name: string, text: string): string {
  const [, month, day, year] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text) ?? []
  const found = readDay(`${year}-${month}-${day}`)
  if (found) return found
  throw wrong(call, {
    en: `${name}: there is no day ${text}. Write MM-DD-YYYY.`,
    zh: `${name}：没有日期${text}，请按MM-DD-YYYY填写。`,
  })
}

interface Choice {
  name: string
  value: string | number
  choices: readonly (string | number)[]
}

function checkChoice(call: DataCall, { id }: Dataset, { name, value, choices }: Choice) {
  if (choices.includes(value)) return
  const known = choices.join(', ')
  throw wrong(call, {
    en: `${name}: ${value} is not possible with ${id}. Choose one of ${known}.`,
    zh: `${name}：${id}不支持${value}，可用的有${known}。`,
  })
}

/** Each entry once, when all of them are in a list. */
function checkKnown<Id extends string | number>(
  call: DataCall,
  name: string,
  given: Id[],
  known: { id: Id }[],
  { id }: Dataset,
): Id[] {
  const unknown = given.filter(entry => !known.some(one => one.id === entry))
  if (unknown.length === 0) return [...new Set(given)]
  const listed = unknown.slice(0, 5).join(', ')
  throw wrong(call, {
    en: `${name}: ${id} does not have ${listed}. The dictionary of the data set lists what it has.`,
    zh: `${name}：${id}没有${listed}，可用的值见该数据集的字典。`,
  })
}

function checkCategories(call: DataCall, dataset: Dataset, level: Level, categories: number[]) {
  const known = listCategories(dataset)
  checkKnown(call, 'categories', categories, known, dataset)
  const ofFunds = categories.find(id => known.some(category => category.id === id && category.isOfFunds))
  if (ofFunds === undefined || level >= 2) return
  throw wrong(call, {
    en: `categories: ${ofFunds} tells something of a fund, so it needs level 2 or 3.`,
    zh: `categories：${ofFunds}描述单只基金，需要level为2或3。`,
  })
}

function checkAverage(call: DataCall, { id, kind }: Dataset, averageType: number | undefined) {
  if (kind === 'allocations' && averageType === undefined) {
    throw wrong(call, {
      en: `averageType: ${id} needs it. Write a number from 1 to 5; 1 treats the funds as one.`,
      zh: `averageType：${id}必须填写，取1至5；1把各基金视为一个整体。`,
    })
  }
  if (kind === 'allocations' || averageType === undefined || averageType === 1) return
  throw wrong(call, {
    en: `averageType: ${id} holds money, which is added up and not averaged. Leave it out or write 1.`,
    zh: `averageType：${id}是金额，只求和不取平均。请省略或填写1。`,
  })
}

function checkAllocations(call: DataCall, dataset: Dataset, ids: number[] = []): number[] {
  if (ids.length === 0) return []
  if (dataset.divides) return checkKnown(call, 'allocationIds', ids, allocations[dataset.divides], dataset)
  throw wrong(call, {
    en: `allocationIds: ${dataset.id} is not divided by holdings. Leave them out.`,
    zh: `allocationIds：${dataset.id}不按持仓划分，请省略。`,
  })
}

function readAssets(call: DataCall, value: ReportDefinition['assets'] = false): boolean {
  if (typeof value === 'boolean' || value === 'true' || value === 'false') return String(value) === 'true'
  throw wrong(call, { en: 'assets: write true or false.', zh: 'assets：请填写true或false。' })
}

/** The ids of all filters, when each is known and there are funds of its kind among the classes. */
function checkFilters(call: DataCall, definition: ReportDefinition): string[] {
  const dataset = datasetOf(definition.dataset)
  return filterKinds.flatMap(({ name, filters, digit }) => {
    const ids = checkKnown(call, name, definition[name] ?? [], filters, dataset)
    const others = definition.assetClasses.filter(id => digit && id[2] !== digit)
    if (ids.length === 0 || others.length === 0) return ids
    throw wrong(call, {
      en: `${name}: they go only with ${classesOfFilters[name].en} classes, and ${others[0]} is none. Leave one of the two out.`,
      zh: `${name}：只能用于${classesOfFilters[name].zh}类，${others[0]}不属于该类，请去掉其中之一。`,
    })
  })
}
