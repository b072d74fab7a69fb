import type { Chance } from '../random.ts'
import { pick } from './cast.ts'
import * as english from './stories-en-data.ts'
import { localBackground } from './stories-local-data.ts'
import * as chinese from './stories-zh-data.ts'
import { type Filling, fill, type Story } from './story.ts'

/** A title and the text below it; the first two sentences go with the title. News has two sentences in a paragraph. */
export function tell(
  story: Story,
  values: Filling,
  { language, isNews, dice }: { language: string; isNews: boolean; dice: Chance },
) {
  const { titles, sentences } = story
  const grows = dice.next() < 0.62
  const variant = Math.floor(dice.next() * titles.length)
  const say = (text: string) => capital(fill(text, values, grows).replaceAll('..', '.'))
  const chosen = sentences.map((variants, at) => (at < 2 ? variants[variant % variants.length]! : pick(variants, dice)))
  const closing = isNews && dice.next() < 0.7 ? [pick(backgrounds[language] ?? english.background, dice)] : []
  const said = [...chosen, ...closing].filter(Boolean).map(say)
  const paragraphs: string[] = []
  for (let at = 0; at < said.length; at += isNews ? 2 : 1) {
    paragraphs.push(said.slice(at, at + (isNews ? 2 : 1)).join(language === 'zh' ? '' : ' '))
  }
  return { title: say(titles[variant]!), body: paragraphs.join('\n\n') }
}

const backgrounds: Record<string, string[]> = { ...localBackground, zh: chinese.background }
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
