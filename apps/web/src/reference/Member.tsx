import type { ReactNode } from 'react'
import { useSpeech } from '../i18n.tsx'
import { Chip } from '../ui/Chip.tsx'
import { Html } from '../ui/Html.tsx'

/** A parameter or a property as it reads: name, type, required, meaning, and what else is known. */
export function Member({ name, type, required, deprecated, description, facts, children }: MemberProps) {
  const { t } = useSpeech()
  return (
    <li className="member">
      <p className="member-head">
        <code className="member-name">{name}</code>
        {type}
        {required && <span className="member-required">{t('reference.required')}</span>}
        {deprecated && <Chip tone="warn">{t('reference.deprecated')}</Chip>}
        {facts?.map(fact => (
          <span key={fact} className="member-fact">
            {fact}
          </span>
        ))}
      </p>
      {description && <Html html={description} className="member-text" />}
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
