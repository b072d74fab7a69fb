import { useSpeech } from '../i18n.tsx'
import { inLanguage } from '../paths.ts'
import { useAddress } from './use-address.ts'

/**
 * What can be done with a page besides reading it. Without script its markdown opens instead of being copied. With `file`
 * it can be saved under that name.
 */
export function PageTools({ feed, file }: { feed?: string | undefined; file?: string | undefined }) {
  const { language, t } = useSpeech()
  const [path = '', query] = useAddress().split('?')
  const markdown = `${path}.md${query ? `?${query}` : ''}`
  return (
    <p className="tools">
      <a href={inLanguage(language, markdown)} data-copy-page data-done={t('code.copied')}>
        {t('page.copyMarkdown')}
      </a>
      {file && (
        <a href={inLanguage(language, markdown)} download={file}>
          {t('page.downloadGuide')}
        </a>
      )}
      {feed && <a href={inLanguage(language, feed)}>{t('page.feed')}</a>}
    </p>
  )
}
