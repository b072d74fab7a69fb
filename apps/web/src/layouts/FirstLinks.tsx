import type { ReactNode } from 'react'
import type { ProductRow } from '../api/products.ts'
import { useSpeech } from '../i18n.tsx'
import { paths } from '../paths.ts'
import { PageLink } from './PageLink.tsx'

/** The pages to begin with of an API, after a first link, and the files of its document. */
export function FirstLinks({
  api: { path, version, firstPages },
  children,
}: {
  api: ProductRow
  children?: ReactNode
}) {
  const { t } = useSpeech()
  return (
    <ul className="card-links">
      {children && <li>{children}</li>}
      {firstPages.map(address => (
        <li key={address}>
          <PageLink href={paths.page(path, address)}>{t(pageNames[address])}</PageLink>
        </li>
      ))}
      {formats.slice(0, version ? 2 : 0).map(format => (
        <li key={format}>
          <a href={paths.openapi(path, format)}>OpenAPI {format.toUpperCase()}</a>
        </li>
      ))}
    </ul>
  )
}

/** The files of a document; there are none of one that cannot be read. */
const formats = ['json', 'yaml'] as const

const pageNames = {
  'getting-started/prerequisites': 'docs.gettingStarted',
  'docs/models': 'docs.models',
  'docs/responses': 'docs.responses',
  'release-notes': 'docs.releaseNotes',
} as const
