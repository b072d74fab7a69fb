import { limits } from '@portal/domain/limits.ts'
import { createTransport } from 'nodemailer'
import type { Config } from './config.ts'
import type { Letter } from './letter.ts'

/** A letter with where it goes. */
export interface Mail extends Letter {
  /** Stays the same however often it is tried, so that a mailbox can tell that two are one. */
  messageId: string
  recipient: string
  /** Who gets the answer, when that is not the portal. */
  replyTo?: string | undefined
}

/** Hands mails on. */
export interface MailServer {
  /** Rejects when the mail was not taken. */
  send(mail: Mail): Promise<void>
  close(): void
}

/** The mail server of the configuration; nothing when there is none. It is connected to when the first mail goes. */
export function openMailServer(config: Config): MailServer | undefined {
  if (!config.smtpUrl) return undefined
  const { hostname } = new URL(config.smtpUrl)
  const silence = limits.mailSilenceMs
  const transport = createTransport(
    {
      url: config.smtpUrl,
      connectionTimeout: silence,
      greetingTimeout: silence,
      socketTimeout: silence,
      // A mail server on this very machine has nobody between, and seldom a certificate.
      ...(isOwnMachine(hostname) && { tls: { rejectUnauthorized: false } }),
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: config.mailFrom },
  )
  return {
    // An address as an object is never taken apart again.
    send: async ({ recipient, replyTo, ...mail }) => {
      const to = { name: '', address: recipient }
      await transport.sendMail({ ...mail, to, ...(replyTo && { replyTo: { name: '', address: replyTo } }) })
    },
    close: () => transport.close(),
  }
}

const isOwnMachine = (host: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host)

/** Whether a mail server will never take this mail, whatever is done. */
export const isRefusedForGood = (error: unknown): boolean => responseCodeOf(error) >= 500

/** Whether no server answered at all, so that no other mail would fare better. */
export const isServerAway = (error: unknown): boolean => responseCodeOf(error) === 0

const responseCodeOf = (error: unknown): number => Number((error as { responseCode?: unknown })?.responseCode ?? 0)
