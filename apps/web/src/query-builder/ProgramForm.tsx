import type { TokenScope } from '@portal/domain/product.ts'
import { fieldGroups } from '@portal/domain/query-field.ts'
import type { OperationSlice } from '@portal/domain/reference.ts'
import { useSpeech } from '../i18n.tsx'
import { CallPanel } from './call/CallPanel.tsx'
import { FieldGroup } from './fields/FieldGroup.tsx'
import styles from './QueryBuilder.module.css'
import { useQuery } from './use-query.ts'

/** The values of a call, and the program that makes it in each language, as they are typed. */
export function ProgramForm({ slice, product }: { slice: OperationSlice; product: TokenScope }) {
  const { t } = useSpeech()
  const query = useQuery(slice, product)
  return (
    <section className={styles.builder} aria-label={t('generator.title')}>
      <div className={styles.parts}>
        <form className={styles.fields} noValidate onSubmit={event => event.preventDefault()}>
          {fieldGroups.map(group => (
            <FieldGroup key={group} group={group} api={slice.api} query={query} />
          ))}
        </form>
        <div className={styles.program}>
          <CallPanel slice={slice} product={product} query={query} />
        </div>
      </div>
    </section>
  )
}
