import { htmlLanguage, type Language, languages } from '@portal/domain/language.ts'
import type { HtmlPageData } from '@portal/domain/page.ts'
import {
  cutPairs,
  isCode,
  joinTables,
  type Pair,
  pairBlocks,
  splitBlocks,
  withoutIds,
} from '@portal/domain/text-pairs.ts'
import { useLocation, useSearchParams } from 'react-router'
import { useData } from '../api/data.ts'
import { wholePagePath } from '../api/page-data.ts'
import { useArea } from '../api/product-title.ts'
import { useSpeech } from '../i18n.tsx'
import { useShell } from '../shell.tsx'
import { Html } from '../ui/Html.tsx'
import { Absent } from './Absent.tsx'
import { Head } from './Head.tsx'
import { PageLink } from './PageLink.tsx'
import { PageNumbers, usePart } from './PageNumbers.tsx'
import { useAddress } from './use-address.ts'

/** Elements of both texts on one page: with the frame they stay below what a page may hold. */
const elementsMax = 1000

/** Any page in both languages, paragraph beside paragraph; on a narrow screen one below the other. */
export function SideBySide() {
  const { language } = useSpeech()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const second = languages.find(known => known !== language) as Language
  const own = useData<HtmlPageData>(wholePagePath(pathname, search, language))
  const other = useData<HtmlPageData>(wholePagePath(pathname, search, second))
  if (!own.data || !other.data) return <Absent error={own.error ?? other.error} />
  return <Texts own={own.data.data} other={other.data.data} />
}

type Text = HtmlPageData['data']

function Texts({ own, other }: { own: Text; other: Text }) {
  const { t } = useSpeech()
  const { assets } = useShell()
  const address = useAddress()
  const area = useArea()
  const pairs = cutPairs(pairBlocks(splitBlocks(own.html), splitBlocks(other.html)), elementsMax)
  const { part, ...numbers } = usePart(pairs, 1)
  const [, query] = address.split('?')
  return (
    <article className="both">
      <link rel="stylesheet" href={assets.both} precedence="page" />
      <Head
        title={area ? `${own.title} · ${area}` : own.title}
        description={own.description}
        query={query && `?${query}`}
      />
      <div className="both-row">
        <h1 lang={htmlLanguage[own.language]}>{own.title}</h1>
        <p className="both-title" lang={htmlLanguage[other.language]}>
          {other.title}
        </p>
      </div>
      <p className="tools">
        <PageLink href={address}>{t('page.oneLanguage')}</PageLink>
      </p>
      {part.flat().map((pair, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a page have no other name
        <Row key={at} pair={pair} own={own.language} other={other.language} />
      ))}
      <PageNumbers href={`${address}${query ? '&' : '?'}view=both`} {...numbers} />
    </article>
  )
}

/** What belongs together: code once, tables as one, all else beside each other. */
function Row({ pair: [one, two], own, other }: { pair: Pair; own: Language; other: Language }) {
  if (isCode(one)) return <Html className="prose" html={one} />
  const table = joinTables(one, two, htmlLanguage[other])
  if (table) return <Html className="prose both-table" lang={htmlLanguage[own]} html={table} />
  return (
    <div className="both-row">
      <Html className="prose" lang={htmlLanguage[own]} html={one} />
      <Html className="prose" lang={htmlLanguage[other]} html={withoutIds(two)} />
    </div>
  )
}
