import type { DataCall } from '@portal/data-apis/data-api.ts'
import { type Delivery, isOtherTarget } from '@portal/domain/feed.ts'
import type { Context } from './context.ts'
import type { Feed } from './operation-tables.ts'
import { textOf, wrongParameter } from './portal-operation.ts'
import { seal } from './sealing.ts'

/** The subscriber's own server as far as a new feed names one. The password is kept sealed and never shown. */
export function readTarget(ctx: Context, call: DataCall, feedId: string) {
  return {
    user_ftp_url: urlOf(call) ?? null,
    user_ftp_path: textOf(call, 'user_ftp_path') || null,
    user_ftp_username: textOf(call, 'user_ftp_username') || null,
    user_ftp_password: passwordOf(ctx, call, feedId) ?? null,
  }
}

/** The server after a change. A password is never handed to another server or user than it was given for. */
export function changeTarget(ctx: Context, call: DataCall, before: Feed) {
  const sent = (field: string, kept: string | null) =>
    call.params[field] === undefined ? kept : textOf(call, field) || null
  const after = {
    user_ftp_url: call.params.user_ftp_url === undefined ? before.user_ftp_url : (urlOf(call) ?? null),
    user_ftp_path: sent('user_ftp_path', before.user_ftp_path),
    user_ftp_username: sent('user_ftp_username', before.user_ftp_username),
  }
  const delivery = (textOf(call, 'delivery') || before.delivery) as Delivery
  const kept = isOtherTarget(before, { ...after, delivery }) ? null : before.user_ftp_password
  return { ...after, user_ftp_password: passwordOf(ctx, call, before.id) ?? kept }
}

/** An address of an own server. One with a login in it is refused, because addresses are shown again. */
function urlOf(call: DataCall): string | undefined {
  const value = textOf(call, 'user_ftp_url')
  if (!value) return undefined
  const url = URL.parse(value)
  if (url && /^s?ftp:$/.test(url.protocol) && url.hostname && !url.username && !url.password) return value
  throw wrongParameter(call, 'operation.ftp-address-wrong')
}

function passwordOf(ctx: Context, call: DataCall, feedId: string): Buffer | undefined {
  const password = call.params.user_ftp_password
  return password ? seal(ctx.config, String(password), placeOfPassword(feedId)) : undefined
}

/** What a stored password is bound to: this feed, this field. */
export const placeOfPassword = (feedId: string): string => `portal.feed ${feedId} user_ftp_password`
