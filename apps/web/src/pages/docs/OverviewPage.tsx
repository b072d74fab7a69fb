import type { Navigation } from '@portal/domain/navigation.ts'
import { useParams } from 'react-router'
import { useData } from '../../api/data.ts'
import { navigationPath } from '../../api/navigation.ts'
import { TagList } from '../../layouts/TagList.tsx'
import { MarkdownPage } from './MarkdownPage.tsx'

/** The first page of an API, with what its menu has no room for. */
export function OverviewPage() {
  const { vendor, product } = useParams()
  const { data: navigation } = useData<Navigation>(navigationPath(vendor, product))
  return <MarkdownPage>{navigation && <TagList navigation={navigation} />}</MarkdownPage>
}
