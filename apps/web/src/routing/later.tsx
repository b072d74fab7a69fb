import { type ComponentType, Suspense, use, useEffect, useState } from 'react'
import type { RouteObject } from 'react-router'
import { Absent } from '../layouts/Absent.tsx'
import { Failed } from '../layouts/Failed.tsx'

/** A component whose code is fetched when it is first needed; `fetchCode` fetches it ahead. */
export type LaterComponent = ComponentType & { fetchCode: () => Promise<void> }

/** Code that is read ahead is there when its page is drawn. If it does not come, whoever comes back asks for it again. */
export function later(load: () => Promise<{ Component: ComponentType }>): LaterComponent {
  let Page: ComponentType | undefined
  let asked: Promise<{ error: unknown } | undefined> | undefined
  const ask = () => {
    asked ??= load().then(
      found => {
        Page = found.Component
        return undefined
      },
      (error: unknown) => ({ error }),
    )
    return asked
  }
  const forgetFailure = () => {
    if (!Page) asked = undefined
  }
  function Awaited() {
    // React draws anew after a failure: what it waited for must not be forgotten before that is seen.
    if (!Page) use(ask())
    useEffect(forgetFailure)
    return Page ? <Page /> : <Failed error={undefined} />
  }
  function Later() {
    // What is drawn by the server, or read ahead, is drawn without a boundary, and stays as it has begun.
    const [isThere] = useState(Page !== undefined)
    if (isThere && Page) return <Page />
    return (
      <Suspense fallback={<Absent error={undefined} />}>
        <Awaited />
      </Suspense>
    )
  }
  const fetchCode = async () => {
    const failure = await ask()
    forgetFailure()
    if (failure) throw failure.error
  }
  return Object.assign(Later, { fetchCode })
}

/** Fetches the code of matched routes; what is there is not fetched again. */
export async function fetchCodeOf(matches: { route: RouteObject }[]): Promise<void> {
  await Promise.all(matches.map(({ route }) => (route.Component as Partial<LaterComponent> | undefined)?.fetchCode?.()))
}
