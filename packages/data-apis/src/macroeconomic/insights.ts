import type { Words } from '@portal/domain/language.ts'
import { type DataCall, type DataLanguage, type Handler, inLanguage } from '../data-api.ts'
import {
  type Insight,
  type InsightGroup,
  insightAuthors,
  insightCategories,
  insights,
} from '../samples/insight-data.ts'
import { notFound, wrongParameter } from './refusals.ts'

/** The insight of the path. Throws a 400 for what is no number and a 404 for an unknown one. */
export function readInsight(call: DataCall, id = String(call.params.id)): Insight {
  if (!/^\d{1,9}$/.test(id)) {
    throw wrongParameter(call, {
      en: `id: ${id} is not the id of an insight. /insights/search lists them.`,
      zh: `id：${id}不是洞察ID，可用的ID见/insights/search。`,
    })
  }
  const insight = insights.find(entry => entry.id === Number(id))
  if (!insight) throw notFound(call, id)
  return insight
}

const categoryOf = (id: string, language: DataLanguage) => {
  const { parent, ...category } = insightCategories.find(entry => entry.id === id)!
  return { id, name: inLanguage(language, category), ...(parent && { parent }) }
}

const authorOf = (wanted: string) => insightAuthors.find(({ id }) => id === wanted)!

/** The document's model Insights, which is one insight. */
const describe = (insight: Insight, language: DataLanguage) => ({
  id: String(insight.id),
  subscribed: 'true',
  name: inLanguage(language, insight.name),
  description: inLanguage(language, insight.description),
  creationTime: insight.created,
  lastUpdateTime: insight.edited,
  keywords: insight.keywords.map(words => inLanguage(language, words)),
  category: categoryOf(insight.category, language),
  creator: authorOf(insight.creator),
  lastEditor: authorOf(insight.editor),
})

/** Insights cannot be created over the API, so callers have none of their own. */
const getInsights: Handler = async () => ({ body: { data: [] } })

const getInsight: Handler = async (_, call) => ({ body: { data: [describe(readInsight(call), call.language)] } })

const searchInsights: Handler = async (_, call) => {
  const { limit = 100, offset = 0, order, direction } = call.params as Record<string, unknown>
  const found = insights
    .filter(insight => meets(insight, call))
    .sort(order === 'name' ? byName(call.language) : (a, b) => (a.edited < b.edited ? -1 : 1))
  if (direction === 'desc') found.reverse()
  const page = found.slice(Number(offset), Number(offset) + Number(limit))
  return { body: { data: { total: found.length, items: page.map(insight => describe(insight, call.language)) } } }
}

const byName = (language: DataLanguage) => {
  const collator = new Intl.Collator(language === 'zh' ? 'zh-Hans' : 'en')
  return (a: Insight, b: Insight) => collator.compare(inLanguage(language, a.name), inLanguage(language, b.name))
}

function meets(insight: Insight, call: DataCall): boolean {
  const { group = 'my', keyword = '', tags = [] } = call.params as { group?: string; keyword?: string; tags?: string[] }
  const inGroup = group === 'all' || insight.groups.includes(group as InsightGroup)
  const text = fold([insight.name, insight.description])
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean)
  const carried = insight.keywords.flatMap(({ en, zh }) => [en.toLowerCase(), zh.toLowerCase()])
  const categories = readCategories(call)
  return (
    inGroup &&
    words.every(word => text.includes(word)) &&
    tags.every(tag => carried.includes(tag.trim().toLowerCase())) &&
    (!categories.length || pathOf(insight.category).some(id => categories.includes(id)))
  )
}

const fold = (texts: Words[]) =>
  texts
    .flatMap(({ en, zh }) => [en, zh])
    .join('\n')
    .toLowerCase()

/** The categories that a search names; one includes those under it. */
function readCategories(call: DataCall): string[] {
  const wanted = (call.params.categories as string[] | undefined) ?? []
  const unknown = wanted.find(id => !insightCategories.some(category => category.id === id))
  if (unknown === undefined) return wanted
  throw wrongParameter(call, {
    en: `categories: there is no ${unknown}. The ids are those of /insights/categories.`,
    zh: `categories：没有类别${unknown}，可用的ID见/insights/categories。`,
  })
}

/** A category and those above it. */
function pathOf(id: string): string[] {
  const parent = insightCategories.find(category => category.id === id)?.parent
  return parent ? [id, ...pathOf(parent)] : [id]
}

/** The categories, with those above them, of insights in some groups. */
const listCategories =
  (groups?: InsightGroup[]): Handler =>
  async (_, { language }) => {
    const shown = insights.filter(insight => !groups || insight.groups.some(group => groups.includes(group)))
    const ids = new Set(shown.flatMap(({ category }) => pathOf(category)))
    const data = insightCategories.filter(({ id }) => ids.has(id)).map(({ id }) => categoryOf(id, language))
    return { body: { data } }
  }

/** The operations of the tag Insights that speak of the insights themselves. */
export const insightHandlers: Record<string, Handler> = {
  getInsights,
  searchInsights,
  getInsightsCategories: listCategories(),
  getGalleryInsightsCategories: listCategories(['gallery', 'analytics']),
  getInsight,
}
