import { codeLanguages, printCode } from '@portal/domain/code-sample.ts'
import { exampleValues } from '@portal/domain/example-values.ts'
import type { TokenScope } from '@portal/domain/product.ts'
import type { OperationSlice } from '@portal/domain/reference.ts'
import { useSpeech } from '../i18n.tsx'
import { useHydrated } from '../layouts/use-hydrated.ts'
import { Colours } from '../query-builder/Colours.tsx'
import { useShell } from '../shell.tsx'
import { Code } from '../ui/Code.tsx'
import { CodeTabs } from '../ui/CodeTabs.tsx'
import { useLater } from '../ui/use-later.ts'

/** An example call of an operation as a program in every language; where one goes, the chosen language is drawn first. */
export function CallPrograms({ operation, product }: { operation: OperationSlice; product: TokenScope }) {
  const { t } = useSpeech()
  const { origin } = useShell()
  const isHydrated = useHydrated()
  const drawn = useLater(codeLanguages, isHydrated ? [chosenLanguage()] : codeLanguages)
  const from = { baseUrl: origin + operation.baseUrl, product }
  return (
    <CodeTabs
      id="call"
      label={t('code.languages')}
      tabs={codeLanguages.map(language => ({
        name: language.id,
        title: language.name,
        panel: drawn.includes(language) && (
          <Code title={language.name} copy={t('code.copy')} copied={t('code.copied')}>
            <Colours code={printCode(language.id, operation, exampleValues(operation), from)} />
          </Code>
        ),
      }))}
    />
  )
}

const chosenLanguage = () =>
  codeLanguages.find(({ id }) => id === document.documentElement.dataset.code) ?? codeLanguages[0]!
