import { keepQuery } from '@portal/domain/address.ts'
import type { OperationSlice } from '@portal/domain/reference.ts'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { useData } from '../../api/data.ts'
import { findOperationPage, operationPath } from '../../api/operation.ts'
import { useSpeech } from '../../i18n.tsx'
import { Absent } from '../../layouts/Absent.tsx'
import { NotFound } from '../../layouts/NotFound.tsx'
import { inLanguage } from '../../paths.ts'

/** Leads an operation's address without a tag to the page of its first tag, with the same query. */
export function OperationRedirect() {
  const { language } = useSpeech()
  const params = useParams()
  const [search] = useSearchParams()
  const address = operationPath(`${params.vendor}-${params.product}`, search, language)
  const { data, error } = useData<OperationSlice>(address ?? null)
  if (!address) return <NotFound />
  const page = findOperationPage({ data }, params)
  return page ? <Navigate replace to={inLanguage(language, keepQuery(page, search))} /> : <Absent error={error} />
}
