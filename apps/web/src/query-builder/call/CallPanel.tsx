import { type CodeLanguage, codeLanguages, printCode } from '@portal/domain/code-sample.ts'
import type { TokenScope } from '@portal/domain/product.ts'
import type { OperationSlice } from '@portal/domain/reference.ts'
import { useMemo, useState } from 'react'
import { chosenCode, keepCode } from '../../boot/code-choice.ts'
import { useSpeech } from '../../i18n.tsx'
import { Copy } from '../../ui/Copy.tsx'
import { ScrollBox } from '../../ui/ScrollBox.tsx'
import { Colours } from '../Colours.tsx'
import { TabList } from '../TabList.tsx'
import type { Query } from '../use-query.ts'
import styles from './call.module.css'

const tabs = codeLanguages.map(({ id, name }) => ({ name: id, title: name }))

/** The call as it stands, as a program in each language. */
export function CallPanel({ slice, product, query }: CallPanelProps) {
  const { t } = useSpeech()
  const [language, setLanguage] = useState(readLanguage)
  const { values, baseUrl } = query.state
  const code = useMemo(
    () => printCode(language, slice, values, { baseUrl, product }),
    [language, slice, values, baseUrl, product],
  )
  const choose = (next: CodeLanguage) => {
    setLanguage(next)
    keepCode(next)
  }
  return (
    <section className={styles.panel} aria-label={t('query.call')}>
      <TabList id="query-code" label={t('query.call')} tabs={tabs} chosen={language} onChoose={choose} />
      <div id="query-code-panel" role="tabpanel" aria-labelledby={`query-code-${language}`} className="code">
        <div className="code-bar">
          <span className={styles.line}>
            <b>{query.built.request.method}</b> {readable(query.built.request.url)}
          </span>
          <Copy text={code} label={t('query.copy')} done={t('query.copied')} />
        </div>
        <ScrollBox
          label={t('query.code-of', { language: codeLanguages.find(({ id }) => id === language)?.name ?? '' })}
        >
          <pre>
            <code>
              <Colours code={code} />
            </code>
          </pre>
        </ScrollBox>
      </div>
    </section>
  )
}

/** The choice is shared with the code tabs of every page. */
const readLanguage = (): CodeLanguage => codeLanguages.find(({ id }) => id === chosenCode())?.id ?? 'curl'

interface CallPanelProps {
  slice: OperationSlice
  product: TokenScope
  query: Query
}

/** The address as a person reads it; one with broken escapes stays as it is. */
function readable(url: string): string {
  try {
    return decodeURI(url)
  } catch {
    return url
  }
}
