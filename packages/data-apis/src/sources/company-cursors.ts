import { randomBytes } from 'node:crypto'
import { limits } from '@portal/domain/limits.ts'
import { type RawBuilder, sql } from 'kysely'
import type { DataContext } from '../data-api.ts'

type Ctx = Pick<DataContext, 'db' | 'now'>

/** The parameters with which a cursor was opened, under their names. */
type Params = Record<string, unknown>

interface CursorRead {
  owner: string
  id: string
  limit: number
  check?: (params: Params) => void
}

interface CursorPage<Item> {
  params: Params
  total: number
  items: Item[]
}

/** Cursors that nobody has used since then are closed, whether they are still there or not. */
const idleSince = ({ now }: Ctx) => new Date(now().getTime() - limits.cursorIdleMinutes * 60_000)

/**
 * Keeps every row of a query as it is at this moment, in its order, for pages that are read later; answers the id under
 * which they are read. One statement reads them all, so that writers at the same time are seen whole or not at all. The
 * owner's cursors above `openCursorsMax` are closed, those that were used longest ago first.
 */
export async function openCursor(ctx: Ctx, owner: string, params: Params, query: RawBuilder<unknown>): Promise<string> {
  const id = randomBytes(48).toString('base64url')
  await ctx.db.transaction().execute(async transaction => {
    await sql`
      insert into company.cursor (id, owner, params, total, used_at)
      values (${id}, ${owner}, ${JSON.stringify(params)}, 0, ${ctx.now()})`.execute(transaction)
    const { numAffectedRows = 0n } = await sql`
      insert into company.cursor_item (cursor_id, position, item)
      select ${id}, row_number() over (), to_jsonb(listed) from (${query}) as listed`.execute(transaction)
    await sql`update company.cursor set total = ${Number(numAffectedRows)} where id = ${id}`.execute(transaction)
    await sql`
      delete from company.cursor where id in (
        select id from company.cursor where owner = ${owner} order by id = ${id} desc, used_at desc
        offset ${limits.openCursorsMax})`.execute(transaction)
  })
  return id
}

/**
 * The next items of a cursor, at most `limit`; none at its end. Undefined for a cursor that was closed, belongs to
 * somebody else or never was. Items are handed out once: calls at the same time get different ones. Where `check` throws
 * at the parameters that opened it, the cursor stays where it was.
 */
export async function readCursor<Item>(
  ctx: Ctx,
  { owner, id, limit, check = () => {} }: CursorRead,
): Promise<CursorPage<Item> | undefined> {
  return ctx.db.transaction().execute(async transaction => {
    const found = await sql<{ params: Params; total: number; position: number }>`
      select params, total, position from company.cursor
      where id = ${id} and owner = ${owner} and used_at > ${idleSince(ctx)} for update`.execute(transaction)
    const cursor = found.rows[0]
    if (!cursor) return undefined
    const { params, total, position } = cursor
    check(params)
    const end = Math.min(position + limit, total)
    await sql`
      update company.cursor set position = ${end}, used_at = ${ctx.now()} where id = ${id}`.execute(transaction)
    const { rows } = await sql<{ item: Item }>`
      select item from company.cursor_item
      where cursor_id = ${id} and position > ${position} and position <= ${end}
      order by position`.execute(transaction)
    return { params, total, items: rows.map(({ item }) => item) }
  })
}

/** Closes a cursor of the owner; false when there is none that is still open. */
export async function closeCursor(ctx: Ctx, owner: string, id: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from company.cursor where id = ${id} and owner = ${owner} and used_at > ${idleSince(ctx)}`.execute(ctx.db)
  return numAffectedRows > 0n
}

/** Deletes the cursors that were not used for their idle life; answers how many. */
export async function deleteIdleCursors(ctx: Ctx): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from company.cursor where used_at <= ${idleSince(ctx)}`.execute(ctx.db)
  return Number(numAffectedRows)
}
