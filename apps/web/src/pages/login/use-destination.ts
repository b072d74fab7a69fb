import { splitLanguage } from '@portal/domain/language.ts'
import type { User } from '@portal/domain/user.ts'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { readSession } from '../../api/session.ts'
import { useUser } from '../../api/user.ts'
import { useSpeech } from '../../i18n.tsx'
import { inLanguage, paths, switchLanguage } from '../../paths.ts'
import { ownAddress, previousPage } from '../../visits.ts'

/** Where signing in leads: to the page that asked for it, the page one came from, or else the dashboard. */
export function useDestination(): () => string {
  const { language } = useSpeech()
  const from = useSearchParams()[0].get('from')
  return () => {
    const asked = [ownAddress(from, location.origin), previousPage()].find(address => address && !isLogin(address))
    return asked ? switchLanguage(language, asked) : inLanguage(language, paths.dashboard)
  }
}

const isLogin = (address: string) => /^\/login\b/.test(splitLanguage(address).path)

/** Who is signed in already, once the page is alive; it asks only where there is a session. */
export function useKnownUser(): User | undefined {
  const [ask, setAsk] = useState(false)
  useEffect(() => setAsk(readSession() !== undefined), [])
  return useUser(ask).data
}
