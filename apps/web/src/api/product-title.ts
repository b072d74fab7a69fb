import type { Navigation } from '@portal/domain/navigation.ts'
import { programLanguageOf } from '@portal/domain/program-language.ts'
import { useParams } from 'react-router'
import { useSpeech } from '../i18n.tsx'
import { useAddress } from '../layouts/use-address.ts'
import { paths } from '../paths.ts'
import { useData } from './data.ts'
import { navigationPath } from './navigation.ts'

/**
 * The part of the portal that a page belongs to, for its title; none for pages outside of the documentation. The same
 * example is written in several languages, and its title need not say in which.
 */
export function useArea(): string | undefined {
  const { t } = useSpeech()
  const { vendor, product, guide } = useParams()
  const address = useAddress()
  const title = useProductTitle()
  if (!vendor) return undefined
  const code = guide ? undefined : programLanguageOf(address)
  const part = address === paths.api(`${vendor}/${product}`) ? t('nav.docs') : title
  return code ? `${code} · ${part}` : part
}

/** The product that a page of the documentation belongs to, for the title of the page: eight of them have release notes. */
export function useProductTitle(): string {
  const { language, t } = useSpeech()
  const { vendor, product } = useParams()
  const { data } = useData<Navigation>(navigationPath(vendor, product))
  return data?.title[language] ?? t('nav.docs')
}
