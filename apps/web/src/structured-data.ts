import { htmlLanguage } from '@portal/domain/language.ts'
import type { Navigation } from '@portal/domain/navigation.ts'
import type { HtmlPageData } from '@portal/domain/page.ts'
import type { ModelSlice, OperationSlice, TagSlice } from '@portal/domain/reference.ts'
import type { DataEntry } from './api/data-store.ts'
import { inLanguage, paths } from './paths.ts'
import type { Shell } from './shell.tsx'

/** What a page has read, by request path. */
export type Read = [path: string, entry: DataEntry][]

/**
 * A documentation page as search engines read it (schema.org): what it is, and where it stands. Nothing for other pages.
 * It is written by the server alone: a browser has no use for it.
 */
export function describePage(read: Read, { language, origin }: Shell): object | undefined {
  const find = <Data>(call: string) =>
    read.find(([path]) => path.startsWith(`/api/routing/${call}?`))?.[1].data as Data | undefined
  const navigation = find<Navigation>('navigation')
  const subject = describeSubject(find)
  if (!navigation || !subject) return undefined
  const at = (path: string) => origin + inLanguage(language, path)
  const tag = find<TagSlice>('tag')
  const steps = [
    { name: navigation.title[language], item: at(paths.api(navigation.path)) },
    ...(tag && subject.name !== tag.title ? [{ name: tag.title, item: at(paths.tag(navigation.path, tag.tag)) }] : []),
    // The last step is the page itself, which search engines know.
    { name: subject.name },
  ]
  const { type, name, ...rest } = subject
  const graph = [
    { '@type': type, headline: name, ...rest, inLanguage: htmlLanguage[language] },
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
    },
  ]
  return { '@context': 'https://schema.org', '@graph': graph }
}

function describeSubject(find: <Data>(call: string) => Data | undefined) {
  const operation = find<OperationSlice>('operation')
  if (operation) return { type: 'APIReference', name: operation.summary }
  const model = find<ModelSlice>('model')
  if (model) return { type: 'APIReference', name: model.name }
  const tag = find<TagSlice>('tag')
  if (tag) return { type: 'APIReference', name: tag.title }
  const page = find<HtmlPageData>('page-data')?.data
  return page && { type: 'TechArticle', name: page.title, dateModified: page.updated }
}
