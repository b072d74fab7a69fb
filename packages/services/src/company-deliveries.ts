import { describeCompanies } from '@portal/data-apis/company-v2/profile.ts'
import { readWholeStatements, selectCompanies } from '@portal/data-apis/company-v2/whole-companies.ts'
import { findChangedCompanies } from '@portal/data-apis/sources/company-changes.ts'
import { type FileSubject, fileName, fileStem } from '@portal/domain/dump.ts'
import { limits } from '@portal/domain/limits.ts'
import { type CompanyOptions, readOptions } from './company-options.ts'
import type { Context } from './context.ts'
import type { DeliveryFamily, FileOrder } from './delivery-family.ts'
import { element, openingTag } from './export-xml.ts'
import { momentOf } from './portal-operation.ts'
import { type Entry, zipArchive } from './zip-archive.ts'

type Order = FileOrder<number>

/** Small enough that a cancelled dump ends, and its progress moves, every second. */
const companiesPerChunk = 250

/** Companies of the second company API: profiles, statements, or both, whole even when a little of them changed. */
export const companyDeliveries: DeliveryFamily<number> = {
  select: (ctx, { ids, criteria }) => selectCompanies(ctx, { ids, criteria }),
  async findChanges(db, ids, window) {
    return new Map((await findChangedCompanies(db, ids, window)).map(id => [id, id]))
  },
  fileName: order => fileName(subjectOf(order), order.dump.consolidation, order.dump.format),
  write,
}

const subjectOf = ({ dump, feed, at }: Order): FileSubject => ({
  ...{ family: 'emis_company', kind: feed ? 'feed' : 'dump', id: feed?.id ?? dump.id, at },
})

/** What one kind of document holds of a company, and how it reads as XML. */
interface Kind {
  name: 'profiles' | 'statements'
  header(order: Order, count: number): Record<string, unknown>
  read(snapshot: Context, ids: readonly number[], options: CompanyOptions): Promise<object[]>
}

const kinds: Kind[] = [
  {
    name: 'profiles',
    header: ({ dump, at }, count) => ({ generated_at: momentOf(at), filter_id: dump.filter_id, count }),
    read: (snapshot, ids, { is_localized }) => describeCompanies(snapshot, ids, is_localized ? 'local' : 'en'),
  },
  {
    name: 'statements',
    header: ({ dump, at }) => ({ generated_at: momentOf(at), currency: readOptions(dump).currency }),
    read: (snapshot, ids, { financial_standards, currency }) =>
      readWholeStatements(snapshot, ids, financial_standards, currency),
  },
]

const wanted = (options: CompanyOptions) =>
  kinds.filter(({ name }) =>
    name === 'profiles' ? options.include_company_profiles : options.include_financial_statements,
  )

async function* write(
  snapshot: Context,
  order: Order,
  report: (done: number) => Promise<void>,
): AsyncGenerator<Uint8Array> {
  const { dump, ids, at } = order
  const chosen = wanted(readOptions(dump))
  let read = 0
  const count = async (companies: number) => {
    read += companies
    await report(Math.floor(read / chosen.length))
  }
  if (dump.consolidation === 'single') return yield* document(snapshot, order, chosen[0]!, ids, count)
  yield* zipArchive(at, entries(snapshot, order, chosen, count))
}

/** One document for each kind and ten thousand companies; for a single file in an archive one for each kind. */
function* entries(snapshot: Context, order: Order, chosen: Kind[], count: Count): Generator<Entry> {
  const { ids, dump } = order
  const size = dump.consolidation === 'zip' ? limits.companiesPerFile : Math.max(1, ids.length)
  for (const kind of chosen) {
    for (let part = 1; (part - 1) * size < ids.length; part++) {
      const name = `${fileStem(subjectOf(order))}_${kind.name}_${part}.${dump.format}`
      yield { name, content: document(snapshot, order, kind, ids.slice((part - 1) * size, part * size), count) }
    }
  }
}

type Count = (companies: number) => Promise<void>

async function* document(
  snapshot: Context,
  order: Order,
  kind: Kind,
  ids: readonly number[],
  count: Count,
): AsyncGenerator<Uint8Array> {
  const options = readOptions(order.dump)
  const { head, separator, tail, show } = shapes[order.dump.format](kind.header(order, ids.length))
  yield Buffer.from(head)
  for (let at = 0; at < ids.length; at += companiesPerChunk) {
    const items = await kind.read(snapshot, ids.slice(at, at + companiesPerChunk), options)
    yield Buffer.from((at ? separator : '') + items.map(show).join(separator))
    await count(items.length)
  }
  yield Buffer.from(tail)
}

/** How a document of each format begins, ends and holds a company. */
const shapes = {
  json: (header: Record<string, unknown>) => ({
    head: `${JSON.stringify(header).slice(0, -1)},\n"items":[\n`,
    separator: ',\n',
    tail: '\n]}\n',
    show: (item: object) => JSON.stringify(item),
  }),
  xml: (header: Record<string, unknown>) => ({
    head: `<?xml version="1.0" encoding="UTF-8"?>\n${openingTag('companies', header)}\n`,
    separator: '\n',
    tail: '\n</companies>\n',
    show: companyElement,
  }),
}

function companyElement(item: object): string {
  const { id, company_id, ...parts } = item as { id?: number; company_id?: number }
  const inner = Object.entries(parts).map(([name, value]) => element(name, value))
  return `${openingTag('company', { id: id ?? company_id })}${inner.join('')}</company>`
}
