import { answerExample } from '@portal/domain/example-text.ts'
import type { TokenScope } from '@portal/domain/product.ts'
import { type OperationSlice, referencePath } from '@portal/domain/reference.ts'
import { useSpeech } from '../i18n.tsx'
import { CallPrograms } from './CallPrograms.tsx'
import { Example } from './Example.tsx'

/** An example call of an operation in every language, and the example of its answer. */
export function CallExample({ operation, product }: { operation: OperationSlice; product: TokenScope }) {
  const { t } = useSpeech()
  const { api, method, path } = operation
  const answer = answerExample(operation)
  return (
    <>
      <CallPrograms operation={operation} product={product} />
      {answer !== undefined && (
        <Example
          title={t('reference.exampleAnswer')}
          example={answer}
          href={referencePath.operationExample(api, method, path)}
        />
      )}
    </>
  )
}
