import { useSyncExternalStore } from 'react'
import { useShell } from '../shell.tsx'

const never = () => () => {}

/** The language chosen for code: the server's word while its page is taken over, boot.ts's from then on. */
export function useChosenCode(): string {
  const { code } = useShell()
  return useSyncExternalStore(
    never,
    () => document.documentElement.dataset.code ?? code,
    () => code,
  )
}
