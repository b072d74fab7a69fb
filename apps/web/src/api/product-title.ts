import type { Navigation } from '@portal/domain/navigation.ts'
import { useParams } from 'react-router'
import { useSpeech } from '../i18n.tsx'
import { useData } from './data.ts'
import { navigationPath } from './navigation.ts'

/** The product that a page of the documentation belongs to, for the title of the page: eight of them have release notes. */
export function useProductTitle(): string {
  const { language, t } = useSpeech()
  const { vendor, product } = useParams()
  const { data } = useData<Navigation>(navigationPath(vendor, product))
  return data?.title[language] ?? t('nav.docs')
}
