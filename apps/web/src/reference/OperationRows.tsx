import type { OperationRow } from '@portal/domain/reference.ts'
import { useSpeech } from '../i18n.tsx'
import { PageLink } from '../layouts/PageLink.tsx'
import { paths } from '../paths.ts'
import { Chip } from '../ui/Chip.tsx'
import { Method } from './Method.tsx'

/** The operations of a tag as rows; each leads to the place where it is open. */
export function OperationRows({ path, tag, rows }: { path: string; tag: string; rows: OperationRow[] }) {
  const { t } = useSpeech()
  return (
    <ul className="operations">
      {rows.map(row => (
        <li key={row.operationId}>
          <PageLink href={paths.operation(path, { ...row, tag })}>
            <Method method={row.method} />
            {row.deprecated ? (
              <span>
                {row.summary} <Chip tone="warn">{t('reference.deprecated')}</Chip>
              </span>
            ) : (
              row.summary
            )}
            <code>{row.path}</code>
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
