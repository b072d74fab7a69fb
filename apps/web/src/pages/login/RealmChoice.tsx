import { type Realm, realms } from '@portal/domain/user.ts'
import { type RefObject, useEffect, useState } from 'react'
import { useSpeech } from '../../i18n.tsx'

/** The identity systems by the names they go by in every language. */
export const realmNames: Record<Realm, string> = { ceic: 'CEIC', emis: 'EMIS', redd: 'REDD' }

const [first] = realms

/** The chosen identity system; a choice made before the application was there counts. */
export function useRealm(form: RefObject<HTMLFormElement | null>) {
  const [realm, setRealm] = useState<Realm>(first)
  useEffect(() => {
    if (form.current) setRealm(chosenRealm(form.current))
  }, [form])
  return [realm, setRealm] as const
}

/** The identity system that is chosen in a form. */
export const chosenRealm = (form: HTMLFormElement): Realm =>
  realms.find(realm => realm === new FormData(form).get('realm')) ?? first

/** The three identity systems side by side. The style sheet gives the page the colour of the chosen one. */
export function RealmChoice({ onChoose }: { onChoose: (realm: Realm) => void }) {
  const { t } = useSpeech()
  return (
    <fieldset className="realms">
      <legend className="field-label">{t('login.realm')}</legend>
      {realms.map(realm => (
        <label key={realm} className="realm">
          <input
            type="radio"
            name="realm"
            value={realm}
            defaultChecked={realm === first}
            onChange={() => onChoose(realm)}
          />
          <span className="realm-name">{realmNames[realm]}</span>
          <span className="realm-data">{t(`login.realm.${realm}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
