import { answerExample } from '@portal/domain/example-text.ts'
import type { TokenScope } from '@portal/domain/product.ts'
import { fieldGroups } from '@portal/domain/query-field.ts'
import type { OperationSlice } from '@portal/domain/reference.ts'
import { type FormEvent, type KeyboardEvent, useEffect, useMemo, useRef } from 'react'
import { useSpeech } from '../i18n.tsx'
import { isComposing } from '../ui/composing.ts'
import { AnswerPanel } from './answer/AnswerPanel.tsx'
import { CallPanel } from './call/CallPanel.tsx'
import { FieldGroup } from './fields/FieldGroup.tsx'
import { TargetFields } from './fields/TargetFields.tsx'
import styles from './QueryBuilder.module.css'
import { SendBar } from './SendBar.tsx'
import { useCall } from './use-call.ts'
import { useQuery } from './use-query.ts'

/** An operation to be tried: its fields, the call as code, the answer. */
export function QueryBuilder({ slice, product, responsesHref, opened }: QueryBuilderProps) {
  const { t } = useSpeech()
  const form = useRef<HTMLFormElement>(null)
  const query = useQuery(slice, product)
  const example = useMemo(() => answerExample(slice), [slice])
  const call = useCall(example)
  useEffect(() => {
    if (!opened) return
    form.current?.parentElement?.scrollIntoView({ block: 'start' })
    form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus({ preventScroll: true })
  }, [opened])
  const send = (event: Pick<FormEvent, 'preventDefault'>) => {
    event.preventDefault()
    const { request, problems } = query.built
    query.change({ change: 'problems', problems })
    if (problems.length > 0) requestAnimationFrame(() => focusProblem(form.current))
    else call.send(request)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends the input of a Chinese word is not for us, nor for any field.
    if (event.key !== 'Enter') return
    if (isComposing(event)) {
      event.stopPropagation()
      event.preventDefault()
    } else if (event.ctrlKey || event.metaKey) send(event)
  }
  return (
    <section className={styles.builder} aria-label={t('query.title')}>
      <div className={styles.parts}>
        <form ref={form} className={styles.fields} noValidate onSubmit={send} onKeyDownCapture={onKeyDown}>
          {fieldGroups.map(group => (
            <FieldGroup key={group} group={group} api={slice.api} query={query} />
          ))}
          <TargetFields slice={slice} product={product} query={query} />
          <SendBar call={call} onClear={() => query.change({ change: 'clear' })} />
        </form>
        <div className={styles.results}>
          <CallPanel slice={slice} product={product} query={query} />
          <AnswerPanel call={call} url={query.built.request.url} responsesHref={responsesHref} />
        </div>
      </div>
    </section>
  )
}

interface QueryBuilderProps {
  slice: OperationSlice
  /** Whose token the calls carry. */
  product: TokenScope
  /** The page that explains the answers of the API. */
  responsesHref: string
  /** True when it was opened by hand: the first field is the next step, with everything in sight. */
  opened: boolean
}

/** The first field with a problem, so that it can be mended at once. */
function focusProblem(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[data-problem] :is(input, select, textarea)')?.focus()
}
