import type { CodeLanguage } from '@portal/domain/code-sample.ts'
import type { Language } from '@portal/domain/language.ts'
import { createContext, useContext } from 'react'
import type { PageKind } from './handle.ts'

export const modes = ['light', 'dark', 'contrast'] as const
export type Mode = (typeof modes)[number]

/** Addresses of the built files. */
export interface Assets {
  boot: string
  styles: Record<PageKind, string>
  /** The style sheet of two languages side by side. */
  both: string
  /** The style sheet of forms within the documentation. */
  form: string
  /** The style sheet for browsers that run no scripts. */
  noscript: string
  /** The index of the search in the language of the page, once it is built. */
  search?: SearchAddresses
}

export interface SearchAddresses {
  names: string
  texts: string
}

/** What the server tells a page once and for all; travels in `<script id="state">`. */
export interface Shell {
  language: Language
  /** The chosen mode; without one the page follows the system. */
  mode: Mode | null
  /** The language chosen for code. */
  code: CodeLanguage | 'java'
  /** Whether the documentation's menu is folded to a rail. */
  menu: 'open' | 'rail'
  /** Origin of the portal, 'https://portal.example.com', for canonical addresses. */
  origin: string
  assets: Assets
}

export const ShellContext = createContext<Shell | undefined>(undefined)

/** What the server told this page about itself. */
export function useShell(): Shell {
  const shell = useContext(ShellContext)
  if (!shell) throw new Error('A component that needs the shell stands outside of ShellContext.')
  return shell
}
