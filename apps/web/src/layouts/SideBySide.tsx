import { htmlLanguage } from '@portal/domain/language.ts'
import type { HtmlPageData } from '@portal/domain/page.ts'
import { isCode, pairBlocks, splitBlocks, withoutIds } from '@portal/domain/text-pairs.ts'
import { useSpeech } from '../i18n.tsx'
import { useShell } from '../shell.tsx'
import { Html } from '../ui/Html.tsx'
import { Head } from './Head.tsx'
import { PageLink } from './PageLink.tsx'
import { useAddress } from './use-address.ts'

type Text = HtmlPageData['data']

/** A page in both languages, paragraph beside paragraph; on a narrow screen one below the other. */
export function SideBySide({ own, other, area }: { own: Text; other: Text; area: string }) {
  const { t } = useSpeech()
  const { assets } = useShell()
  const pairs = pairBlocks(splitBlocks(own.html), splitBlocks(other.html))
  return (
    <article className="both">
      <link rel="stylesheet" href={assets.both} precedence="page" />
      <Head title={`${own.title} · ${area}`} description={own.description} />
      <div className="both-row">
        <h1>{own.title}</h1>
        <p className="both-title" lang={htmlLanguage[other.language]}>
          {other.title}
        </p>
      </div>
      <p className="tools">
        <PageLink href={useAddress()}>{t('page.oneLanguage')}</PageLink>
      </p>
      {pairs.map(([one, two], at) =>
        isCode(one) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a page have no other name
          <Html key={at} className="prose" html={one} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a page have no other name
          <div key={at} className="both-row">
            <Html className="prose" lang={htmlLanguage[own.language]} html={one} />
            <Html className="prose" lang={htmlLanguage[other.language]} html={withoutIds(two)} />
          </div>
        ),
      )}
    </article>
  )
}
