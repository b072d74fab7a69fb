import { useMemo } from 'react'
import { matchRoutes, renderMatches, useLocation } from 'react-router'
import { routes } from '../routes.tsx'
import { MatchesContext } from './matches.ts'

/** The page of the address. */
export function Pages() {
  const location = useLocation()
  const matches = useMemo(() => matchRoutes(routes, location) ?? [], [location])
  return <MatchesContext value={matches}>{renderMatches(matches)}</MatchesContext>
}
