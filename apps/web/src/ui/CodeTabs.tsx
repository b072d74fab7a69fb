import type { ReactNode } from 'react'

/** The languages of code, by the names in `domain/code-sample.ts`. */
type CodeLanguage = 'curl' | 'python' | 'javascript' | 'php' | 'r'

interface Tab {
  name: CodeLanguage
  title: string
  panel: ReactNode
}

/**
 * Tabs by programming language. boot.ts turns them, with the application and without it; a choice counts for every
 * group on this and later pages. `id` must be unique on the page.
 */
export function CodeTabs({ id, label, tabs }: { id: string; label: string; tabs: Tab[] }) {
  return (
    <div className="tabs" data-tabs="code">
      <div className="tabs-list" role="tablist" aria-label={label}>
        {tabs.map(({ name, title }, at) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}-tab`}
            aria-controls={`${id}-${name}`}
            data-tab={name}
            aria-selected={at === 0}
            tabIndex={at === 0 ? undefined : -1}
            suppressHydrationWarning
          >
            {title}
          </button>
        ))}
      </div>
      <div className="tabs-panels">
        {tabs.map(({ name, panel }) => (
          <div key={name} role="tabpanel" id={`${id}-${name}`} aria-labelledby={`${id}-${name}-tab`} data-panel={name}>
            {panel}
          </div>
        ))}
      </div>
    </div>
  )
}
