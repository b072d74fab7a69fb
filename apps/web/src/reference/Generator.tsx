import type { Navigation } from '@portal/domain/navigation.ts'
import type { OperationSlice } from '@portal/domain/reference.ts'
import { lazy, Suspense } from 'react'
import { useSpeech } from '../i18n.tsx'
import { PageLink } from '../layouts/PageLink.tsx'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { CallPrograms } from './CallPrograms.tsx'
import { OperationChoice } from './OperationChoice.tsx'
import { useTrying } from './use-trying.ts'

const loadForm = () => import('../query-builder/ProgramForm.tsx')
const ProgramForm = lazy(() => loadForm().then(module => ({ default: module.ProgramForm })))

/** Choose an operation and its values, and read the complete program in each language. The choice works by its form alone. */
export function Generator({
  navigation,
  operation,
}: {
  navigation: Navigation
  operation?: OperationSlice | undefined
}) {
  const { t } = useSpeech()
  return (
    <section className="generator" aria-label={t('generator.title')}>
      <OperationChoice navigation={navigation} chosen={operation} />
      {operation && <Program key={operation.operationId} navigation={navigation} operation={operation} />}
    </section>
  )
}

function Program({ navigation, operation }: { navigation: Navigation; operation: OperationSlice }) {
  const { t } = useSpeech()
  const { state, open } = useTrying()
  const { tokenProduct: product } = navigation
  return (
    <>
      <p>
        <PageLink href={paths.operation(navigation.path, operation)}>{operation.summary}</PageLink>
      </p>
      {state === 'reading' ? (
        <>
          <CallPrograms operation={operation} product={product} />
          <Button className="needs-script" data-app onClick={open} onPointerEnter={loadForm} onFocus={loadForm}>
            <Icon of="sliders-horizontal" />
            {t('generator.change')}
          </Button>
        </>
      ) : (
        <Suspense fallback={<Spinner label={t('page.loading')} />}>
          <ProgramForm slice={operation} product={product} />
        </Suspense>
      )}
    </>
  )
}
