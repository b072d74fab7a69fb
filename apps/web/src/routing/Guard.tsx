import { Component, createContext, type ReactNode, useContext } from 'react'
import { Outlet, useLocation } from 'react-router'
import { DataError } from '../api/data-error.ts'
import { Failed } from '../layouts/Failed.tsx'

/** What the server knows to have failed before it draws. */
export const FailureContext = createContext<DataError | undefined>(undefined)

/** Where a page fails it says what happened, until one goes elsewhere. */
export function Guard() {
  const failure = useContext(FailureContext)
  const { key } = useLocation()
  if (failure) return <Failed error={failure} />
  return (
    <Boundary place={key}>
      <Outlet />
    </Boundary>
  )
}

interface BoundaryProps {
  place: string
  children: ReactNode
}

interface BoundaryState {
  place: string
  caught?: { error: unknown } | undefined
}

/** React tells a failure to classes only. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { place: this.props.place }

  static getDerivedStateFromProps({ place }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return place === state.place ? null : { place, caught: undefined }
  }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { caught: { error } }
  }

  override render(): ReactNode {
    const { caught } = this.state
    if (!caught) return this.props.children
    return <Failed error={caught.error instanceof DataError ? caught.error : undefined} />
  }
}
