import { useSpeech } from '../i18n.tsx'
import { inLanguage, paths } from '../paths.ts'
import { PageLink } from './PageLink.tsx'
import { useAddress } from './use-address.ts'

/**
 * What can be done with a page besides reading it. Without script its markdown opens instead of being copied. With `file`
 * it can be saved under that name; `path` is the product whose document the page describes.
 */
export function PageTools({ feed, file, path: product }: PageToolsProps) {
  const { language, t } = useSpeech()
  const address = useAddress()
  const [path = '', query] = address.split('?')
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
      <PageLink href={`${address}${query ? '&' : '?'}view=both`}>{t('page.sideBySide')}</PageLink>
      {product && (
        <>
          <a href={paths.openapi(product, 'json')}>OpenAPI JSON</a>
          <a href={paths.openapi(product, 'yaml')}>OpenAPI YAML</a>
        </>
      )}
      {feed && <a href={inLanguage(language, feed)}>{t('page.feed')}</a>}
    </p>
  )
}

interface PageToolsProps {
  feed?: string | undefined
  file?: string | undefined
  path?: string
}
