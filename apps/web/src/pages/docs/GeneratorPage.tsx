import type { Navigation } from '@portal/domain/navigation.ts'
import type { HtmlPageData } from '@portal/domain/page.ts'
import type { OperationSlice } from '@portal/domain/reference.ts'
import { useLocation, useParams, useSearchParams } from 'react-router'
import { useData } from '../../api/data.ts'
import { navigationPath } from '../../api/navigation.ts'
import { generatedPath } from '../../api/operation.ts'
import { pageDataPath } from '../../api/page-data.ts'
import { useSpeech } from '../../i18n.tsx'
import { Absent } from '../../layouts/Absent.tsx'
import { Article } from '../../layouts/Article.tsx'
import { PageTools } from '../../layouts/PageTools.tsx'
import { Generator } from '../../reference/Generator.tsx'

/** 'Auto-generating API code': a form that prints the program of any call, and what there is to know about it. */
export function Component() {
  const { language } = useSpeech()
  const { vendor, product } = useParams()
  const [search] = useSearchParams()
  const navigation = useData<Navigation>(navigationPath(vendor, product))
  const page = useData<HtmlPageData>(pageDataPath(useLocation().pathname, language))
  const operation = useData<OperationSlice>(generatedPath(`${vendor}-${product}`, search, language) ?? null)
  const error = page.error ?? navigation.error ?? operation.error
  if (!page.data || !navigation.data || error) return <Absent error={error} />
  const opening = (
    <>
      <PageTools />
      <Generator navigation={navigation.data} operation={operation.data} />
    </>
  )
  return <Article page={page.data.data} area={navigation.data.title[language]} opening={opening} />
}
