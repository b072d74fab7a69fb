import { useSpeech } from '../i18n.tsx'
import { modes } from '../shell.tsx'
import { Icon } from '../ui/Icon.tsx'

/** Light, dark, contrast, or what the system wants. The boot script does it and says which one is chosen. */
export function ModeMenu() {
  const { t } = useSpeech()
  return (
    <details className="menu needs-script" data-menu>
      <summary className="bar-link" aria-label={t('mode.title')}>
        <Icon of="sun-moon" />
      </summary>
      <div className="menu-panel">
        {modes.map(mode => (
          <button key={mode} type="button" className="bar-link" data-set-mode={mode}>
            {t(`mode.${mode}`)}
          </button>
        ))}
        <button type="button" className="bar-link" data-set-mode="">
          {t('mode.system')}
        </button>
      </div>
    </details>
  )
}
