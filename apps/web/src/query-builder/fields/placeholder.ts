import type { QueryField } from '@portal/domain/query-field.ts'
import type { Translate } from '../../i18n.tsx'

/** What an empty box says: the value that counts without one, or what one may look like. */
export function placeholder({ default: preset, example, control }: QueryField, t: Translate): string | undefined {
  const scalar = (value: unknown) => (value === undefined || typeof value === 'object' ? '' : String(value))
  if (scalar(preset)) return t('query.default', { value: scalar(preset) })
  const shown = Array.isArray(example) ? example.map(scalar).join(', ') : scalar(example)
  return shown && control !== 'secret' ? t('query.example-value', { value: shown }) : undefined
}
