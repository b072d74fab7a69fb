import { type CodeLanguage, codeLanguages } from '@portal/domain/code-sample.ts'

/** The choice is shared with the code tabs of every page. */
const key = 'tabs-code'

export function readLanguage(): CodeLanguage {
  const kept = attempt(() => localStorage.getItem(key))
  return codeLanguages.find(({ id }) => id === kept)?.id ?? 'curl'
}

export const keepLanguage = (language: CodeLanguage): void => attempt(() => localStorage.setItem(key, language))

/** A browser may forbid storage altogether. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
