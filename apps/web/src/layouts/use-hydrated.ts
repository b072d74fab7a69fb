import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while its page is being taken over, so that both draw the same; true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
