import type { Challenge, Solution } from 'altcha-lib'
import { useEffect, useRef, useState } from 'react'
import { callPortal } from '../api/call.ts'
import { startWorker } from '../ui/trusted.ts'
import captchaWorker from './captcha-worker.ts?worker&url'

/** What the portal asks for: work, or an answer of reCAPTCHA. */
type Asked = Challenge | { siteKey: string; scriptUrl: string }

type CaptchaState = 'waiting' | 'working' | 'solved' | 'failed'

export interface Captcha {
  state: CaptchaState
  /** Set where reCAPTCHA is asked instead of work. */
  recaptcha: { siteKey: string; scriptUrl: string } | undefined
  /** Begins the work; what was solved before is thrown away. */
  solve: () => void
  /** An answer that somebody else has found; none when it has expired. */
  take: (answer: string | undefined) => void
  /** Back to the beginning: an answer counts once. */
  reset: () => void
  /** The answer, as soon as the work that has begun is done; undefined when there is none. */
  answer: () => Promise<string | undefined>
}

/** The captcha of a form. The work is done in a worker, while the rest of the form is filled in. */
export function useCaptcha(): Captcha {
  const [state, setState] = useState<CaptchaState>('waiting')
  const [recaptcha, setRecaptcha] = useState<Captcha['recaptcha']>()
  const answer = useRef<Promise<string | undefined>>(Promise.resolve(undefined))
  useEffect(() => {
    void askPortal().then(asked => asked && 'siteKey' in asked && setRecaptcha(asked))
  }, [])
  const take = (given: string | undefined) => {
    answer.current = Promise.resolve(given)
    setState(given ? 'solved' : 'waiting')
  }
  const solve = () => {
    setState('working')
    const work = findAnswer()
    answer.current = work
    void work.then(found => answer.current === work && setState(found ? 'solved' : 'failed'))
  }
  return { state, recaptcha, solve, take, reset: () => take(undefined), answer: () => answer.current }
}

const askPortal = (): Promise<Asked | undefined> => callPortal<Asked>('/api/captcha').catch(() => undefined)

/** A challenge and its solution as a form carries them: JSON in base64. */
async function findAnswer(): Promise<string | undefined> {
  const challenge = await askPortal()
  if (!challenge || !('parameters' in challenge)) return undefined
  const solution = await workOn(challenge)
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined
}

function workOn(challenge: Challenge): Promise<Solution | null> {
  const worker = startWorker(captchaWorker)
  return new Promise<Solution | null>(resolve => {
    worker.onmessage = ({ data }: MessageEvent<Solution | null>) => resolve(data)
    worker.onerror = () => resolve(null)
    worker.postMessage(challenge)
  }).finally(() => worker.terminate())
}
