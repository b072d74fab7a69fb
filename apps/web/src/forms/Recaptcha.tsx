import { useEffect, useRef } from 'react'
import { useSpeech } from '../i18n.tsx'

/** The part of Google's script that is used. */
interface Grecaptcha {
  ready: (act: () => void) => void
  render: (place: HTMLElement, settings: Record<string, unknown>) => number
  reset: (widget: number) => void
}

declare global {
  interface Window {
    grecaptcha?: Grecaptcha
  }
}

/** The box of reCAPTCHA, in a frame of its own. Its script is fetched when a form first shows it. */
export function Recaptcha({ siteKey, scriptUrl, isSolved, onAnswer }: RecaptchaProps) {
  const { language } = useSpeech()
  const place = useRef<HTMLDivElement>(null)
  const widget = useRef<number>(undefined)
  const answered = useRef(onAnswer)
  answered.current = onAnswer
  useEffect(() => {
    void loadScript(`${scriptUrl}?render=explicit&hl=${language === 'zh' ? 'zh-CN' : 'en'}`).then(() =>
      window.grecaptcha?.ready(() => {
        if (!place.current || widget.current !== undefined) return
        widget.current = window.grecaptcha?.render(place.current, {
          sitekey: siteKey,
          callback: (answer: string) => answered.current(answer),
          'expired-callback': () => answered.current(undefined),
        })
      }),
    )
  }, [siteKey, scriptUrl, language])
  useEffect(() => {
    if (!isSolved && widget.current !== undefined) window.grecaptcha?.reset(widget.current)
  }, [isSolved])
  return <div ref={place} />
}

interface RecaptchaProps {
  siteKey: string
  scriptUrl: string
  isSolved: boolean
  onAnswer: (answer: string | undefined) => void
}

function loadScript(src: string): Promise<void> {
  if (document.querySelector(`script[src="${CSS.escape(src)}"]`) || window.grecaptcha) return Promise.resolve()
  const script = Object.assign(document.createElement('script'), { src, async: true })
  return new Promise(loaded => {
    script.onload = () => loaded()
    document.head.append(script)
  })
}
