import type { DataCall } from '@portal/data-apis/data-api.ts'
import { deleteIdleCursors } from '@portal/data-apis/sources/company-cursors.ts'
import { limits } from '@portal/domain/limits.ts'
import type { Context } from './context.ts'
import { refusal } from './portal-operation.ts'

/** Refuses `cursor=*` to an account that does not support it. */
export async function checkCursorRight(ctx: Context, accountId: string, call: DataCall): Promise<void> {
  if (call.params.cursor !== '*') return
  const account = await ctx.db
    .selectFrom('portal.account')
    .select('has_cursors')
    .where('id', '=', accountId)
    .executeTakeFirst()
  if (!account?.has_cursors)
    throw refusal(call, 400, 'CURSOR_NOT_ALLOWED', 'operation.cursor-not-allowed', {
      limit: limits.companyOffsetMax,
    })
}

/** Deletes the cursors that nobody has used for their idle life; answers how many. */
export const deleteAbandonedCursors = (ctx: Context): Promise<number> => deleteIdleCursors(ctx)
