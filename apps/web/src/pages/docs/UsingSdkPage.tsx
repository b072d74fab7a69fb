import type { Navigation } from '@portal/domain/navigation.ts'
import { useParams } from 'react-router'
import { useData } from '../../api/data.ts'
import { navigationPath } from '../../api/navigation.ts'
import { Downloads } from '../../layouts/Downloads.tsx'
import { MarkdownPage } from './MarkdownPage.tsx'

/** How to call an API from a program, and everything that can be downloaded for that. */
export function UsingSdkPage() {
  const { vendor, product } = useParams()
  const { data: navigation } = useData<Navigation>(navigationPath(vendor, product))
  return <MarkdownPage>{navigation && <Downloads navigation={navigation} />}</MarkdownPage>
}
