import type { DataContext } from '../data-api.ts'
import {
  byCompany,
  type Executive,
  type ExternalId,
  readExecutives,
  readExternalIds,
  readShareholders,
  readSubsidiaries,
  type Shareholder,
  type Subsidiary,
} from '../sources/company-relations.ts'

type ByCompany<Row> = () => Promise<ReadonlyMap<number, Row[]>>

/** Whom some companies have to do with, each kind read for all of them at once when it is first asked for. */
export interface Relations {
  executives: ByCompany<Executive>
  shareholders: ByCompany<Shareholder>
  subsidiaries: ByCompany<Subsidiary>
  /** Of the companies themselves. */
  numbers: ByCompany<ExternalId>
  /** Of those who hold them and whom they hold. */
  numbersOfOthers: ByCompany<ExternalId>
}

export function relationsOf(ctx: Pick<DataContext, 'db'>, ids: readonly number[]): Relations {
  const shareholders = once(async () => byCompany(await readShareholders(ctx, ids)))
  const subsidiaries = once(async () => byCompany(await readSubsidiaries(ctx, ids)))
  return {
    executives: once(async () => byCompany(await readExecutives(ctx, ids))),
    shareholders,
    subsidiaries,
    numbers: once(async () => byCompany(await readExternalIds(ctx, ids))),
    numbersOfOthers: once(async () => {
      const owners = [...(await shareholders()).values()].flat().flatMap(({ owner_id }) => owner_id ?? [])
      const held = [...(await subsidiaries()).values()].flat().map(({ id }) => id)
      return byCompany(await readExternalIds(ctx, [...new Set([...owners, ...held])]))
    }),
  }
}

function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let reading: Promise<Value> | undefined
  return () => {
    reading ??= read()
    return reading
  }
}
