import { ConfigError } from '@portal/services/config.ts'
import { DataFolderBusyError } from '@portal/services/data-folder.ts'
import { isUnreachable } from '@portal/services/db.ts'

/** Why the portal did not start and what to do, for failures that are not its own fault; nothing for all others. */
export function explainStart(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof DataFolderBusyError) return error.message
  const { code = '', message = '', syscall } = error as { code?: string; message?: string; syscall?: string }
  if (syscall === 'listen') return `${listenReasons[code] ?? message} Set PORT and HOST to where the portal may listen.`
  if (isUnreachable(error) || /^(28...|3D000)$/.test(code))
    return `The database cannot be used: ${message}. Check DATABASE_URL, and that the server runs.`
  return undefined
}

const listenReasons: Record<string, string> = {
  EADDRINUSE: 'Another program listens there already.',
  EACCES: 'This user may not listen there.',
  EADDRNOTAVAIL: 'This machine does not have that address.',
}
