import { sql } from 'kysely'
import type { DataContext } from '../data-api.ts'
import type { AllocationKind } from '../fund-flows/datasets.ts'

/** A fund, or one of its share classes, which has a part of everything. */
export interface Fund {
  id: number
  name: { en: string; zh: string }
  manager: { en: string; zh: string }
  domicile: string
  currency: string
  /** Six digits. */
  assetClass: string
}

/**
 * Values of a fund day by day from `first` on, in thousands of dollars: whole numbers, so that sums of any kind agree to the
 * last digit.
 */
export interface FundDays {
  first: number
  /** At the end of each day. */
  assets: Int32Array
  flows: Int32Array
  /** What the change of its own value, in its own currency, was worth. */
  changes: Int32Array
}

/** What a fund holds at the end of each month from `first` on: hundredths of a per cent for each id, month after month. */
export interface FundHolding {
  first: number
  ids: number[]
  parts: Uint16Array
}

export interface ShareClass {
  id: number
  name: string
  /** Of the fund, of one. */
  part: number
}

/** The funds of some classes that pass filters: of one group any, of all groups. */
interface FundChoice {
  /** First digits of asset classes. */
  prefixes: string[]
  filterGroups: string[][]
  /** Only those that report holdings of a kind. */
  holds?: AllocationKind | undefined
}

/** Every day on which funds are valued, oldest first, YYYY-MM-DD. */
export async function readFlowDays({ db }: Pick<DataContext, 'db'>): Promise<string[]> {
  const rows = await db.selectFrom('flow.day').select('day').orderBy('number').execute()
  return rows.map(({ day }) => day)
}

/** The ids of the funds that are chosen, in their order. */
export async function findFunds({ db }: DataContext, { prefixes, filterGroups, holds }: FundChoice): Promise<number[]> {
  const rows = await db
    .selectFrom('flow.fund as fund')
    .select('id')
    .where(sql<boolean>`asset_class like any(${prefixes.map(prefix => `${prefix}%`)}::text[])`)
    .$call(query =>
      filterGroups.reduce((narrowed, ids) => narrowed.where(sql<boolean>`filters && ${ids}::text[]`), query),
    )
    .$if(holds !== undefined, query =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('flow.holding').select('kind').whereRef('fund_id', '=', 'fund.id').where('kind', '=', holds!),
        ),
      ),
    )
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

const batchSize = 50

/** Funds with their days, and their holdings where a kind is given; read a few at a time, so that nobody holds all of them. */
export async function* readFunds(ctx: DataContext, ids: readonly number[], holds: AllocationKind | undefined) {
  for (let at = 0; at < ids.length; at += batchSize) {
    const batch = ids.slice(at, at + batchSize)
    const [funds, holdings] = await Promise.all([readBatch(ctx, batch), holds && readHoldings(ctx, batch, holds)])
    for (const fund of funds) yield { ...fund, holding: holdings?.get(fund.fund.id) }
  }
}

async function readBatch({ db }: DataContext, ids: number[]) {
  const rows = await db.selectFrom('flow.fund').selectAll().where('id', 'in', ids).orderBy('id').execute()
  return rows.map(row => ({
    fund: {
      id: row.id,
      name: { en: row.name_en, zh: row.name_zh },
      manager: { en: row.manager_en, zh: row.manager_zh },
      domicile: row.domicile,
      currency: row.currency,
      assetClass: row.asset_class,
    },
    days: {
      first: row.first_day,
      assets: new Int32Array(alone(row.assets)),
      flows: new Int32Array(alone(row.flows)),
      changes: new Int32Array(alone(row.changes)),
    },
  }))
}

async function readHoldings({ db }: DataContext, ids: number[], kind: AllocationKind) {
  const rows = await db
    .selectFrom('flow.holding')
    .selectAll()
    .where('fund_id', 'in', ids)
    .where('kind', '=', kind)
    .execute()
  return new Map(
    rows.map(({ fund_id, first_month, ids, parts }) => [
      fund_id,
      { first: first_month, ids, parts: new Uint16Array(alone(parts)) },
    ]),
  )
}

/** A copy of its own, because numbers of several bytes must lie where they can be read. */
const alone = (bytes: Buffer): ArrayBuffer => new Uint8Array(bytes).buffer

/** The share classes of funds, by the id of the fund. */
export async function readShareClasses(
  { db }: DataContext,
  ids: readonly number[],
): Promise<Map<number, ShareClass[]>> {
  const rows = await db.selectFrom('flow.share_class').selectAll().where('fund_id', 'in', ids).orderBy('id').execute()
  return Map.groupBy(rows, ({ fund_id }) => fund_id)
}
