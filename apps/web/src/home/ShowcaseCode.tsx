import { codeLanguages, printCode } from '@portal/domain/code-sample.ts'
import type { TokenProduct } from '@portal/domain/product.ts'
import type { OperationSlice } from '@portal/domain/reference.ts'
import { useSpeech } from '../i18n.tsx'
import { useChosenCode } from '../layouts/use-chosen-code.ts'
import { Colours } from '../query-builder/Colours.tsx'
import { useShell } from '../shell.tsx'
import { Code } from '../ui/Code.tsx'
import { CodeTabs } from '../ui/CodeTabs.tsx'

/** The call that reads a series, as a program in each language. */
export function ShowcaseCode({ operation, product, id }: ShowcaseCodeProps) {
  const { t } = useSpeech()
  const { origin } = useShell()
  const chosen = useChosenCode()
  const from = { baseUrl: origin + operation.baseUrl, product }
  return (
    <CodeTabs
      id="showcase"
      label={t('code.languages')}
      chosen={chosen}
      tabs={codeLanguages.map(({ id: language, name }) => ({
        name: language,
        title: name,
        panel: (
          <Code title={name} copy={t('code.copy')} copied={t('code.copied')}>
            <Colours code={printCode(language, operation, { id: [String(id)] }, from)} />
          </Code>
        ),
      }))}
    />
  )
}

interface ShowcaseCodeProps {
  operation: OperationSlice
  product: TokenProduct
  /** Of the series. */
  id: number
}
