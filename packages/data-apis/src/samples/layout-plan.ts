import { databases, frequencies } from '../codes.ts'
import { regions } from '../countries.ts'
import { fixedNodeCodes } from '../sources/layout-write.ts'
import { classifications, classOf, indicatorEntries } from './dictionary-plan.ts'
import type { SeriesPlan } from './plan.ts'

export interface NodePlan {
  code: string
  kind: 'database' | 'topic' | 'section' | 'table'
  parent: string | null
  database: string
  key: string
  name_en: string
  name_zh: string
  display_order: number
}

const firstCode = { topic: 3_300_001, section: 40_001, table: 600_001 }
const prefix = { topic: 'TP', section: 'SC', table: 'TB' }

interface Level {
  id: string
  name_en: string
  name_zh: string
  order: number
}

const levelOf = <Row extends { id: string; name_en: string; name_zh: string }>(rows: Row[], id: string): Level => {
  const at = rows.findIndex(row => row.id === id)
  return { ...rows[at]!, order: at + 1 }
}

const frequencyLevels = frequencies.map(({ id, en, zh }) => ({ id, name_en: en, name_zh: zh }))
/** The premium databases of one country are ordered by subject, all others by place. */
const bySubject = new Set(['CN', 'INDIA', 'INDONESIA', 'BRAZIL', 'RUSSIA'])
const placeOrder = new Map(regions.map(({ id }, at) => [id, at]))

/** The tree as it grows while series are placed in it; `known` holds the codes of nodes that exist already. */
export class Tree {
  readonly nodes: NodePlan[] = []
  readonly #codes: Map<string, string>
  readonly #next = { ...firstCode }

  constructor(known: Map<string, string>) {
    this.#codes = new Map(known)
  }

  /** The codes of the nodes above a series in one database, made as needed. */
  place(plan: SeriesPlan, database: string) {
    const codes = [this.#database(database)]
    let key = database
    for (const [at, level] of levels(plan, database).entries()) {
      key = `${key}/${level.id}`
      const kind = (['topic', 'section', 'table'] as const)[at]!
      codes.push(this.#code(key) ?? this.#add(key, kind, codes.at(-1)!, database, level))
    }
    const [database_code, topic_code, section_code, table_code] = codes as [string, string, string, string]
    return { database_code, topic_code, section_code, table_code }
  }

  /** Nodes made since the last call. */
  takeNew(): NodePlan[] {
    return this.nodes.splice(0)
  }

  #code(key: string) {
    return this.#codes.get(key)
  }

  #database(code: string): string {
    if (this.#code(code)) return code
    const at = databases.findIndex(({ id }) => id === code)
    const { en, zh } = databases[at]!
    this.#codes.set(code, code)
    this.nodes.push({
      code,
      kind: 'database',
      parent: null,
      database: code,
      key: code,
      name_en: en,
      name_zh: zh,
      display_order: at + 1,
    })
    return code
  }

  #add(key: string, kind: 'topic' | 'section' | 'table', parent: string, database: string, level: Level): string {
    const code = fixedNodeCodes[key] ?? `${prefix[kind]}${this.#next[kind]++}`
    this.#codes.set(key, code)
    const { name_en, name_zh, order } = level
    this.nodes.push({ code, kind, parent, database, key, name_en, name_zh, display_order: order })
    return code
  }
}

function levels(plan: SeriesPlan, database: string): Level[] {
  const section = levelOf(classifications, classOf(plan.indicatorId))
  const table = levelOf(indicatorEntries, plan.indicatorId)
  if (bySubject.has(database)) return [section, table, levelOf(frequencyLevels, plan.frequency)]
  const { place } = plan
  const order = placeOrder.get(place.id) ?? 1000 - Math.round(plan.popularity - plan.weight * 4)
  return [{ id: place.id, name_en: place.en, name_zh: place.zh, order }, section, table]
}
