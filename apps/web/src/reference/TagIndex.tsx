import type { Navigation } from '@portal/domain/navigation.ts'
import { operationsInPart, type TagSlice } from '@portal/domain/reference.ts'
import { useReadParts } from '../api/read-parts.ts'
import { useSpeech } from '../i18n.tsx'
import { Head } from '../layouts/Head.tsx'
import { PageNumbers, usePart } from '../layouts/PageNumbers.tsx'
import { PageTools } from '../layouts/PageTools.tsx'
import { paths } from '../paths.ts'
import { Html } from '../ui/Html.tsx'
import { OperationRows } from './OperationRows.tsx'
import { plainText } from './plain-text.ts'

/** A tag: what its operations are for, and the operations as rows. */
export function TagIndex({ navigation, tag }: { navigation: Navigation; tag: TagSlice }) {
  const { language } = useSpeech()
  const { part, ...numbers } = usePart(tag.operations)
  useReadParts(tag, part.slice(0, operationsInPart))
  return (
    <div className="reference">
      <Head title={`${tag.title} · ${navigation.title[language]}`} description={plainText(tag.description)} />
      <h1>{tag.title}</h1>
      <PageTools path={navigation.path} />
      <Html html={tag.description} className="lead" />
      <OperationRows path={navigation.path} tag={tag.tag} rows={part} />
      <PageNumbers href={paths.tag(navigation.path, tag.tag)} {...numbers} />
    </div>
  )
}
