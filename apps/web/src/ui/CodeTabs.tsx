import type { ReactNode } from 'react'

/** The languages of code, by the names in `domain/code-sample.ts`. */
type CodeLanguage = 'curl' | 'python' | 'javascript' | 'php' | 'r'

interface Tab {
  name: CodeLanguage
  title: string
  /** Nothing while it is not drawn; pointing at the tabs then fetches the application, which draws it. */
  panel: ReactNode
}

/**
 * Tabs by programming language. boot.ts turns them, with the application and without it; a choice counts for every
 * group on this and later pages.
 */
export function CodeTabs({ id, label, tabs, chosen }: CodeTabsProps) {
  const selected = tabs.find(({ name }) => name === chosen) ?? tabs[0]
  const drawn = tabs.filter(({ panel }) => panel)
  return (
    <div className="tabs" data-tabs="code">
      <div
        className="tabs-list"
        role="tablist"
        aria-label={label}
        data-hint={drawn.length < tabs.length ? '' : undefined}
      >
        {tabs.map(tab => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`${id}-${tab.name}-tab`}
            aria-controls={tab.panel ? `${id}-${tab.name}` : undefined}
            data-tab={tab.name}
            aria-selected={tab === selected}
            tabIndex={tab === selected ? undefined : -1}
            suppressHydrationWarning
          >
            {tab.title}
          </button>
        ))}
      </div>
      <div className="tabs-panels">
        {drawn.map(({ name, panel }) => (
          <div key={name} role="tabpanel" id={`${id}-${name}`} aria-labelledby={`${id}-${name}-tab`} data-panel={name}>
            {panel}
          </div>
        ))}
      </div>
    </div>
  )
}

interface CodeTabsProps {
  /** Unique on the page. */
  id: string
  label: string
  tabs: Tab[]
  /** A language for code, maybe none of these. */
  chosen: string
}
