import { createContext, useContext } from 'react'
import type { RouteMatch } from 'react-router'

export const MatchesContext = createContext<RouteMatch[]>([])

/** The routes of the page, outermost first. */
export const useMatches = () => useContext(MatchesContext)
