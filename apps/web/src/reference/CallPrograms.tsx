import { codeLanguages, printCode } from '@portal/domain/code-sample.ts'
import { exampleValues } from '@portal/domain/example-values.ts'
import type { TokenScope } from '@portal/domain/product.ts'
import type { OperationSlice } from '@portal/domain/reference.ts'
import { useSpeech } from '../i18n.tsx'
import { useChosenCode } from '../layouts/use-chosen-code.ts'
import { Colours } from '../query-builder/Colours.tsx'
import { useShell } from '../shell.tsx'
import { Code } from '../ui/Code.tsx'
import { CodeTabs } from '../ui/CodeTabs.tsx'
import { useLater } from '../ui/use-later.ts'

/** An example call of an operation as a program: the page brings it in the chosen language, the others are drawn later. */
export function CallPrograms({ operation, product }: { operation: OperationSlice; product: TokenScope }) {
  const { t } = useSpeech()
  const { origin } = useShell()
  const chosen = useChosenCode()
  const first = codeLanguages.find(({ id }) => id === chosen) ?? codeLanguages[0]
  const isSeen = useLater(true, false)
  const from = { baseUrl: origin + operation.baseUrl, product }
  return (
    <CodeTabs
      id="call"
      label={t('code.languages')}
      chosen={chosen}
      tabs={codeLanguages.map(language => ({
        name: language.id,
        title: language.name,
        panel: (isSeen || language === first) && (
          <Code title={language.name} copy={t('code.copy')} copied={t('code.copied')}>
            <Colours code={printCode(language.id, operation, exampleValues(operation), from)} />
          </Code>
        ),
      }))}
    />
  )
}
