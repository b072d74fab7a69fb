import { limits } from '@portal/domain/limits.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openTestContext } from '../../../tests/support/context.ts'
import { startMailServer } from '../../../tests/support/mail-server.ts'
import type { Context } from './context.ts'
import { writeLetter } from './letter.ts'
import { deleteOldMails, postLetter, sendDueMails } from './mail.ts'
import { openMailServer } from './mail-server.ts'

let ctx: Context
let now = new Date('2026-11-02T08:00:00Z')
let server: Awaited<ReturnType<typeof startMailServer>>
let refusal: (Error & { responseCode: number }) | undefined

beforeAll(async () => {
  server = await startMailServer({ refuse: () => refusal })
  const settings = { SMTP_URL: `smtp://127.0.0.1:${server.port}`, MAIL_FROM: 'Portal <portal@example.test>' }
  ctx = Object.assign(await openTestContext(settings), { now: () => now })
})
beforeEach(async () => {
  refusal = undefined
  server.mails.length = 0
  await ctx.db.deleteFrom('portal.mail').execute()
})
afterAll(async () => {
  await ctx.close()
  await server.close()
})

const letter = writeLetter('en', 'A subject – 主题', [
  'Good day.',
  { href: 'https://portal.test/x?a=1&b=2', words: 'Open' },
])
const post = (more: Partial<Parameters<typeof postLetter>[2]> = {}, context = ctx) =>
  ctx.db
    .transaction()
    .execute(transaction => postLetter(context, transaction, { ...letter, recipient: 'ada@example.test', ...more }))
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}
const rows = () => ctx.db.selectFrom('portal.mail').selectAll().execute()
const refuse = (responseCode: number) => {
  refusal = Object.assign(new Error('not now'), { responseCode })
}

test('a mail goes out once, as text and as HTML, and then nothing is kept of what it said', async () => {
  await post({ replyTo: 'reader@example.test' })
  expect((await rows())[0]!.sealed!.toString('latin1')).not.toContain('Good day')
  await Promise.all([sendDueMails(ctx), sendDueMails(ctx), sendDueMails(ctx)])
  expect(server.mails).toHaveLength(1)
  const [mail] = server.mails
  expect(mail).toMatchObject({
    subject: 'A subject – 主题',
    from: { name: 'Portal', address: 'portal@example.test' },
    replyTo: [{ address: 'reader@example.test' }],
    recipients: ['ada@example.test'],
    text: expect.stringContaining('Good day.\n\nOpen\nhttps://portal.test/x?a=1&b=2\n'),
  })
  expect(mail!.html).toContain('<a href="https://portal.test/x?a=1&amp;b=2">Open</a>')
  expect(mail!.messageId).toMatch(/^<[\da-f-]{36}@example\.test>$/)
  expect(await rows()).toMatchObject([{ sealed: null, sent_at: now, attempts: 1 }])
  later(60)
  await sendDueMails(ctx)
  expect(server.mails).toHaveLength(1)
})

test('while no mail server answers nothing is lost, and each mail goes out once when there is one', async () => {
  const gone = await startMailServer()
  await gone.close()
  const away = { ...ctx, mailServer: openMailServer({ ...ctx.config, smtpUrl: `smtp://127.0.0.1:${gone.port}` }) }
  await post()
  await post({ recipient: 'bob@example.test' })
  for (let minute = 0; minute < 90; minute++) {
    await sendDueMails(away)
    later(1)
  }
  expect(await rows()).toMatchObject([{ sent_at: null }, { sent_at: null }])
  const back = await startMailServer({ port: gone.port })
  await sendDueMails(away)
  later(1)
  await sendDueMails(away)
  expect(back.mails.map(({ recipients }) => recipients[0]).sort()).toEqual(['ada@example.test', 'bob@example.test'])
  await back.close()
})

test('a mail that is not wanted now waits longer each time; its number stays the same', async () => {
  await post()
  refuse(451)
  const tried: number[] = []
  for (let minute = 0; minute < 180; minute++) {
    const before = (await rows())[0]!.attempts
    await sendDueMails(ctx)
    if ((await rows())[0]!.attempts > before) tried.push(minute)
    later(1)
  }
  expect(tried).toEqual([0, 1, 3, 7, 15, 31, 63, 123])
  refusal = undefined
  later(60)
  await sendDueMails(ctx)
  expect(server.mails[0]!.messageId).toContain((await rows())[0]!.id)
})

test('a mail that is refused for good is not tried again, and the others go on', async () => {
  await post()
  refuse(550)
  await sendDueMails(ctx)
  refusal = undefined
  later(60)
  await post({ recipient: 'bob@example.test' })
  await sendDueMails(ctx)
  expect(server.mails.map(({ recipients }) => recipients)).toEqual([['bob@example.test']])
  expect((await rows()).find(({ recipient }) => recipient === 'ada@example.test')).toMatchObject({
    sent_at: null,
    given_up_at: expect.any(Date),
    failure: expect.stringContaining('550'),
  })
})

test('a mail of no more use is given up, and its words are gone', async () => {
  await post({ usefulUntil: new Date(now.getTime() + 3_600_000) })
  later(60)
  await sendDueMails(ctx)
  expect(server.mails).toHaveLength(0)
  expect(await rows()).toMatchObject([{ given_up_at: now, sealed: null }])
})

test('a mail whose sender died is taken up again', async () => {
  await post()
  const dying: Context = { ...ctx, mailServer: { send: () => new Promise(() => {}), close: () => {} } }
  void sendDueMails(dying)
  await vi.waitFor(async () => expect((await rows())[0]!.attempts).toBe(1))
  await sendDueMails(ctx)
  expect(server.mails).toHaveLength(0)
  later(limits.mailLeaseMs / 60_000)
  await sendDueMails(ctx)
  expect(server.mails).toHaveLength(1)
})

test('without a mail server a demo shows each mail once to whoever runs it; a portal in earnest shows none', async () => {
  const shown: string[] = []
  const write = vi.spyOn(process.stderr, 'write').mockImplementation(text => shown.push(String(text)) > 0)
  const without: Context = { ...ctx, mailServer: undefined }
  await post()
  await sendDueMails(without)
  expect(shown).toEqual([])
  const demo = { ...without, config: { ...ctx.config, demo: { password: 'x' } } }
  await sendDueMails(demo)
  later(10)
  await sendDueMails(demo)
  write.mockRestore()
  expect(shown).toHaveLength(1)
  expect(shown[0]).toContain('To: ada@example.test')
  expect(shown[0]).toContain('https://portal.test/x?a=1&b=2')
  await sendDueMails(ctx)
  expect(server.mails).toHaveLength(1)
})

test('the record of a mail goes after its days', async () => {
  await post()
  await sendDueMails(ctx)
  await deleteOldMails(ctx)
  expect(await rows()).toHaveLength(1)
  later(limits.mailKeptDays * 24 * 60 + 1)
  await deleteOldMails(ctx)
  expect(await rows()).toEqual([])
})

test('nothing that a letter holds becomes markup or a line of its own in the head', () => {
  const { subject, html } = writeLetter('zh', 'Hi\r\nBcc: eve@evil.test', ['<script>alert(1)</script>', ['a&b', '"c"']])
  expect(subject).toBe('Hi Bcc: eve@evil.test')
  expect(html).not.toContain('<script>')
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(html).toContain('a&amp;b<br>&quot;c&quot;')
})
