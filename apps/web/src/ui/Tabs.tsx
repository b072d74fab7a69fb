import type { ReactNode } from 'react'

export interface Tab {
  /** Kept as the visitor's choice under the name of the group. */
  name: string
  title: string
  panel: ReactNode
}

/**
 * A group of tabs. boot.ts turns them, with the application and without it; a choice counts for every group of the
 * same name on this and later pages. `id` must be unique on the page.
 */
export function Tabs({ id, group, label, tabs }: { id: string; group: string; label: string; tabs: Tab[] }) {
  return (
    <div className="tabs" data-tabs={group}>
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
        {tabs.map(({ name, panel }, at) => (
          <div
            key={name}
            role="tabpanel"
            id={`${id}-${name}`}
            aria-labelledby={`${id}-${name}-tab`}
            data-hidden={at === 0 ? undefined : ''}
            suppressHydrationWarning
          >
            {panel}
          </div>
        ))}
      </div>
    </div>
  )
}
