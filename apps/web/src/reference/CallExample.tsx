import { codeLanguages, printCode } from '@portal/domain/code-sample.ts'
import { exampleValues } from '@portal/domain/example-values.ts'
import type { TokenScope } from '@portal/domain/product.ts'
import type { OperationSlice } from '@portal/domain/reference.ts'
import { useSpeech } from '../i18n.tsx'
import { Colours } from '../query-builder/Colours.tsx'
import { useShell } from '../shell.tsx'
import { Code } from '../ui/Code.tsx'
import { CodeTabs } from '../ui/CodeTabs.tsx'

/** An example call of an operation in every language, and the example of its answer. */
export function CallExample({ operation, product }: { operation: OperationSlice; product: TokenScope }) {
  const { t } = useSpeech()
  const { origin } = useShell()
  const words = { copy: t('code.copy'), copied: t('code.copied') }
  const from = { baseUrl: origin + operation.baseUrl, product }
  const answer = operation.responses.find(({ status, example }) => status.startsWith('2') && example !== undefined)
  return (
    <>
      <CodeTabs
        id="call"
        label={t('code.languages')}
        tabs={codeLanguages.map(({ id, name }) => ({
          name: id,
          title: name,
          panel: (
            <Code title={name} {...words}>
              <Colours code={printCode(id, operation, exampleValues(operation), from)} />
            </Code>
          ),
        }))}
      />
      {answer && (
        <Code title={t('reference.exampleAnswer')} {...words}>
          <Colours code={writeExample(answer.example)} />
        </Code>
      )}
    </>
  )
}

const writeExample = (example: unknown): string =>
  typeof example === 'string' ? example : JSON.stringify(example, null, 2)
