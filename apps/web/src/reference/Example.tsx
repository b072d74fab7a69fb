import { type Excerpt, exampleText, excerptOf } from '@portal/domain/example-text.ts'
import { type MouseEvent, useMemo, useState } from 'react'
import { type Translate, useSpeech } from '../i18n.tsx'
import { Colours } from '../query-builder/Colours.tsx'
import { Code } from '../ui/Code.tsx'
import { useLater } from '../ui/use-later.ts'

/** Pieces that have colours where somebody has asked for all of a text: a browser draws so many in a moment, once it is there. */
const colouredMax = 6000

/** An example. Of a long one the page carries the beginning; the application shows the rest in place, `href` is all of it. */
export function Example({ title, example, href }: { title: string; example: unknown; href: string }) {
  const { t } = useSpeech()
  const [isWhole, setWhole] = useState(false)
  const most = useLater(isWhole ? colouredMax : undefined)
  const text = useMemo(() => exampleText(example), [example])
  const excerpt = useMemo(() => excerptOf(text), [text])
  const words = { title, copy: t('code.copy'), copied: t('code.copied') }
  if (!excerpt) {
    return (
      <Code {...words}>
        <Colours code={text} />
      </Code>
    )
  }
  const turn = (event: MouseEvent) => {
    event.preventDefault()
    setWhole(!isWhole)
  }
  return (
    <Code
      {...words}
      file={href}
      foot={
        <p className="code-foot">
          <span aria-live="polite">{tellShown(t, excerpt, isWhole)}</span>
          <a href={href} data-app onClick={turn}>
            {t(isWhole ? 'reference.showLess' : 'reference.showAll')}
          </a>
        </p>
      }
    >
      <Colours code={isWhole ? text : excerpt.text} most={most} />
    </Code>
  )
}

/** How much of an example is shown, in words. */
export const tellShown = (t: Translate, { unit, shown, count }: Excerpt, isWhole = false): string =>
  t(`reference.${unit}`, { shown: (isWhole ? count : shown).toLocaleString('en'), count: count.toLocaleString('en') })
