import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react'
import { useSpeech } from '../i18n.tsx'
import { inLanguage, paths } from '../paths.ts'
import { usePrepareSearch } from '../search/use-prepare-search.ts'
import { Icon } from '../ui/Icon.tsx'
import { PageLink } from './PageLink.tsx'

const loadDialog = () => import('../search/SearchDialog.tsx')
const SearchDialog = lazy(() => loadDialog().then(({ SearchDialog }) => ({ default: SearchDialog })))

/**
 * The search of the bar. Without the application it is a form that leads to the search page; with it a dialog, which
 * takes over what was typed until then.
 */
export function BarSearch({ product, api }: { product: string; api: string | undefined }) {
  const { language, t } = useSpeech()
  const prepareSearch = usePrepareSearch()
  const field = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const prepare = () => {
    prepareSearch?.()
    void loadDialog().catch(() => {})
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what happened before the application was there counts once
  useEffect(() => {
    if (field.current?.closest('form')?.matches(':hover, :focus-within')) prepare()
  }, [])
  const open = (event?: MouseEvent) => {
    if (!prepareSearch) return
    event?.preventDefault()
    prepare()
    setOpen(true)
  }
  return (
    <>
      <search className="bar-search">
        <form
          action={inLanguage(language, paths.search(product))}
          data-search
          data-hint
          onPointerEnter={prepare}
          onFocus={prepare}
        >
          <Icon of="search" />
          <input
            ref={field}
            type="search"
            name="q"
            data-app
            placeholder={t('nav.search')}
            aria-label={t('nav.search')}
            autoComplete="off"
            onClick={open}
            onInput={event => (event.nativeEvent as InputEvent).isComposing || open()}
            onCompositionEnd={() => open()}
          />
          <kbd className="needs-script">Ctrl K</kbd>
        </form>
      </search>
      <PageLink href={paths.search(product)} className="bar-link bar-find" aria-label={t('nav.search')} onClick={open}>
        <Icon of="search" large />
      </PageLink>
      {isOpen && (
        <Suspense>
          <SearchDialog field={field} api={api} page={paths.search(product)} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
