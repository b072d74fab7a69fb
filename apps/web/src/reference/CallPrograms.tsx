import { codeLanguages, printCode } from '@portal/domain/code-sample.ts'
import { exampleValues } from '@portal/domain/example-values.ts'
import type { TokenScope } from '@portal/domain/product.ts'
import type { OperationSlice } from '@portal/domain/reference.ts'
import { useSpeech } from '../i18n.tsx'
import { Colours } from '../query-builder/Colours.tsx'
import { useShell } from '../shell.tsx'
import { Code } from '../ui/Code.tsx'
import { CodeTabs } from '../ui/CodeTabs.tsx'

/** An example call of an operation as a program in every language. */
export function CallPrograms({ operation, product }: { operation: OperationSlice; product: TokenScope }) {
  const { t } = useSpeech()
  const { origin } = useShell()
  const from = { baseUrl: origin + operation.baseUrl, product }
  return (
    <CodeTabs
      id="call"
      label={t('code.languages')}
      tabs={codeLanguages.map(({ id, name }) => ({
        name: id,
        title: name,
        panel: (
          <Code title={name} copy={t('code.copy')} copied={t('code.copied')}>
            <Colours code={printCode(id, operation, exampleValues(operation), from)} />
          </Code>
        ),
      }))}
    />
  )
}
