import { menuTagsMax, type Navigation } from '@portal/domain/navigation.ts'
import { useSpeech } from '../i18n.tsx'
import { paths } from '../paths.ts'
import { PageLink } from './PageLink.tsx'
import { PageNumbers, usePart } from './PageNumbers.tsx'

/** All groups of operations of an API that has more than its menu lists; nothing for another. */
export function TagList({ navigation: { path, items } }: { navigation: Navigation }) {
  const { language, t } = useSpeech()
  const tags = items.find(({ href }) => href === paths.page(path, 'docs'))?.subitems ?? []
  const { part, ...numbers } = usePart(tags)
  if (tags.length <= menuTagsMax) return null
  return (
    <section className="prose">
      <h2 id="tags">{t('docs.allTags', { count: tags.length })}</h2>
      <ul>
        {part.map(({ href, label }) => (
          <li key={href}>
            <PageLink href={href}>{label[language]}</PageLink>
          </li>
        ))}
      </ul>
      <PageNumbers href={paths.api(path)} {...numbers} />
    </section>
  )
}
