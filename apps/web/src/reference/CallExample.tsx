import type { TokenScope } from '@portal/domain/product.ts'
import type { OperationSlice } from '@portal/domain/reference.ts'
import { useSpeech } from '../i18n.tsx'
import { Colours } from '../query-builder/Colours.tsx'
import { Code } from '../ui/Code.tsx'
import { CallPrograms } from './CallPrograms.tsx'

/** An example call of an operation in every language, and the example of its answer. */
export function CallExample({ operation, product }: { operation: OperationSlice; product: TokenScope }) {
  const { t } = useSpeech()
  const answer = operation.responses.find(({ status, example }) => status.startsWith('2') && example !== undefined)
  return (
    <>
      <CallPrograms operation={operation} product={product} />
      {answer && (
        <Code title={t('reference.exampleAnswer')} copy={t('code.copy')} copied={t('code.copied')}>
          <Colours code={writeExample(answer.example)} />
        </Code>
      )}
    </>
  )
}

const writeExample = (example: unknown): string =>
  typeof example === 'string' ? example : JSON.stringify(example, null, 2)
