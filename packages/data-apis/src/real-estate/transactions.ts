import { type DataCall, type DataContext, type DataLanguage, type Handler, inLanguage } from '../data-api.ts'
import { listParties } from '../sources/estate/companies.ts'
import { listCurrencies } from '../sources/estate/places.ts'
import { hasProperty } from '../sources/estate/properties.ts'
import {
  findTransaction,
  findTransactions,
  type TransactionCriteria,
  type TransactionRow,
} from '../sources/estate/transactions.ts'
import { withoutNulls } from '../without-nulls.ts'
import { transactionTypes } from './codes.ts'
import { money, namer, partiesOf } from './describe.ts'
import { readId, writeId } from './ids.ts'
import { checkRange, readCompany, readList, readPage, readPlaces } from './parameters.ts'
import { notFound, unknownValue } from './refusals.ts'

const describeTransactionType = namer(transactionTypes)

const listTransactions: Handler = async (ctx, call) => {
  checkRange(call, 'date_from', 'date_to')
  checkRange(call, 'value_from', 'value_to')
  const { date_from, date_to } = call.params as TransactionCriteria
  const criteria = {
    ...(await readPlaces(ctx, call)),
    ...{ transaction_type: readList(call, 'transaction_type'), property_type: readList(call, 'property_type') },
    ...{ date_from, date_to },
    ...(await readValues(ctx, call)),
    buyer: await readCompany(ctx, call, 'buyer_id'),
    seller: await readCompany(ctx, call, 'seller_id'),
  }
  return answerTransactions(ctx, call, criteria)
}

/** The range of values in US dollars, whatever the currency they are written in. */
async function readValues(ctx: DataContext, call: DataCall): Promise<TransactionCriteria> {
  const { value_from, value_to, currency } = call.params as { value_from?: number; value_to?: number; currency: string }
  const code = currency.toUpperCase()
  const rate = (await listCurrencies(ctx)).find(row => row.code === code)?.per_usd
  if (rate === undefined) throw unknownValue(call, 'currency', code, '/dictionary/currencies')
  return {
    usd_from: value_from === undefined ? undefined : value_from / rate,
    usd_to: value_to === undefined ? undefined : value_to / rate,
  }
}

const listPropertyTransactions: Handler = async (ctx, call) => {
  const id = String(call.params.id)
  if (!(await hasProperty(ctx, readId(id)))) throw notFound(call, id)
  return answerTransactions(ctx, call, { property: readId(id) })
}

async function answerTransactions(ctx: DataContext, call: DataCall, criteria: TransactionCriteria) {
  const { total, rows } = await findTransactions(ctx, criteria, readPage(call))
  return { body: { data: { total, items: await describeTransactions(ctx, call.language, rows) } } }
}

const getTransaction: Handler = async (ctx, call) => {
  const id = String(call.params.id)
  const row = await findTransaction(ctx, readId(id))
  if (!row) throw notFound(call, id)
  return { body: { data: (await describeTransactions(ctx, call.language, [row]))[0] } }
}

async function describeTransactions(ctx: DataContext, language: DataLanguage, rows: TransactionRow[]) {
  const parties = await listParties(
    ctx,
    'transaction',
    rows.map(({ id }) => id),
  )
  const roles = { buyers: 'buyer', sellers: 'seller', lenders: 'lender', advisors: 'advisor' }
  return rows.map(row => ({
    id: writeId('TRX', row.id),
    transaction_type: describeTransactionType(language, row.transaction_type),
    date: row.date,
    status: row.status,
    property: {
      id: writeId('PRP', row.property_id),
      name: inLanguage(language, { en: row.property_en, zh: row.property_zh }),
    },
    ...partiesOf(parties, row.id, roles),
    ...withoutNulls({
      value: money(row.value, row.currency_code),
      price_per_area: money(row.price_per_area, row.currency_code),
      yield: row.yield,
      stake: row.stake,
    }),
    updated_at: row.updated_at,
  }))
}

/** The operations of the tag Transactions. */
export const transactionHandlers: Record<string, Handler> = {
  listTransactions,
  listPropertyTransactions,
  getTransaction,
}
