import { keepQuery } from '@portal/domain/address.ts'
import type { Navigation } from '@portal/domain/navigation.ts'
import { type OperationSlice, referencePath, type TagSlice } from '@portal/domain/reference.ts'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { useData } from '../../api/data.ts'
import { navigationPath } from '../../api/navigation.ts'
import { operationPath } from '../../api/operation.ts'
import { useSpeech } from '../../i18n.tsx'
import { Absent } from '../../layouts/Absent.tsx'
import { inLanguage, paths } from '../../paths.ts'
import { OpenOperation } from '../../reference/OpenOperation.tsx'
import { TagIndex } from '../../reference/TagIndex.tsx'

/** The operations of a tag, with the addressed one open. */
export function Component() {
  const { language } = useSpeech()
  const { vendor, product, tag = '' } = useParams()
  const [search] = useSearchParams()
  const navigation = useData<Navigation>(navigationPath(vendor, product))
  const listed = useData<TagSlice>(referencePath.tag(`${vendor}-${product}`, tag, language))
  const address = operationPath(`${vendor}-${product}`, search, language)
  const opened = useData<OperationSlice>(address ?? null)
  if (!navigation.data || !listed.data) return <Absent error={navigation.error ?? listed.error} />
  if (!address) return <TagIndex navigation={navigation.data} tag={listed.data} />
  const operation = opened.data
  if (!operation || (opened.isLoading && operation.tag !== tag)) return <Absent error={opened.error} />
  if (operation.tag !== tag) {
    const page = keepQuery(paths.operation(navigation.data.path, operation), search)
    return <Navigate replace to={inLanguage(language, page)} />
  }
  return <OpenOperation navigation={navigation.data} tag={listed.data} operation={operation} />
}
