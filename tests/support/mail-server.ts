import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

interface ReceivedMail extends Email {
  recipients: string[]
}

/** A mail server on loopback that takes what it is sent, and keeps it. `port` 0 takes a free one. */
export async function startMailServer({ port = 0, refuse }: { port?: number; refuse?: () => Error | undefined } = {}) {
  const mails: ReceivedMail[] = []
  const waiting: (() => void)[] = []
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    onRcptTo: (_, __, done) => done(refuse?.() ?? null),
    onData: async (stream, session, done) => {
      const raw = await Array.fromAsync(stream as AsyncIterable<Buffer>)
      const mail = await PostalMime.parse(Buffer.concat(raw))
      mails.push({ ...mail, recipients: session.envelope.rcptTo.map(({ address }) => address) })
      for (const wake of waiting.splice(0)) wake()
      done()
    },
  })
  server.on('error', () => {}) // a client that leaves
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    /** The mail of a number, as soon as it is there. */
    async take(number = 0): Promise<ReceivedMail> {
      while (mails.length <= number) await new Promise<void>(wake => waiting.push(wake))
      return mails[number]!
    },
    close: () => new Promise<void>(closed => server.close(() => closed())),
  }
}
