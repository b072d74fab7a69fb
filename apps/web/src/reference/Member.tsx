import type { ReactNode } from 'react'
import { useSpeech } from '../i18n.tsx'
import { Chip } from '../ui/Chip.tsx'
import { Html } from '../ui/Html.tsx'
import { plainText } from './plain-text.ts'

/** Members of one list that are told at length; the others are lines of text, which a browser carries easily. */
export const toldMax = 80

/**
 * A parameter or a property as it reads: name, type, required, meaning, and what else is known. A page has hundreds:
 * `members.css` knows the parts by their elements.
 */
export function Member({ name, type, required, deprecated, description, facts, children }: MemberProps) {
  const { t } = useSpeech()
  return (
    <li>
      <p>
        <code>{name}</code>
        {type}
        {required && <b>{t('reference.required')}</b>}
        {deprecated && <Chip tone="warn">{t('reference.deprecated')}</Chip>}
        {facts?.map(fact => (
          <small key={fact}>{fact}</small>
        ))}
      </p>
      {description && <Html html={description} />}
      {children}
    </li>
  )
}

interface MemberProps {
  name: string
  type: ReactNode
  required: boolean
  deprecated: boolean
  /** HTML. */
  description: string
  facts?: string[]
  children?: ReactNode
}

/** The same as a line of text. */
export function MemberLine({ name, type, list, description }: MemberLineProps) {
  return <li>{`${name} (${type}${list ? '[]' : ''}) ${plainText(description)}`}</li>
}

interface MemberLineProps {
  name: string
  type: string
  list: boolean
  /** HTML. */
  description: string
}
