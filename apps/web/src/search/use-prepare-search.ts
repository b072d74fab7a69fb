import { useShell } from '../shell.tsx'

/** Fetches the index when somebody is about to search; nothing before the index is built. */
export function usePrepareSearch(): (() => void) | undefined {
  const addresses = useShell().assets.search
  // A failure is told by the engine, and what was tried in vain is tried again by the next intent.
  return addresses && (() => void import('./engine.ts').then(({ openEngine }) => openEngine(addresses)).catch(() => {}))
}
