import type { ArticleLanguage } from '../../real-estate/codes.ts'
import { englishTexts } from './article-en-data.ts'
import { frenchTexts, germanTexts, spanishTexts } from './article-european-data.ts'
import { chineseTexts } from './article-zh-data.ts'
import type { Dice } from './dice.ts'

/** What articles are about. */
export type Story =
  | 'sale'
  | 'land_sale'
  | 'lease'
  | 'financing'
  | 'joint_venture'
  | 'pending'
  | 'project_announced'
  | 'project_started'
  | 'project_completed'
  | 'project_stopped'
  | 'data'
  | 'analysis'
  | 'profile'
  | 'interview'

/** Sentences with {facts}: of the body, one of each list is told; one that begins with ~ when no other can be. */
interface StoryTexts {
  titles: string[]
  summaries: string[]
  body: string[][]
}
export type ArticleTexts = { [Kind in Story]?: StoryTexts }

/** What is known, written in the language of the article; what is not known is left out. */
export type Facts = Record<string, string | undefined>

const textsByLanguage: Record<ArticleLanguage, ArticleTexts> = {
  ...{ en: englishTexts, zh: chineseTexts, de: germanTexts, fr: frenchTexts, es: spanishTexts },
}

export const hasTexts = (story: Story, language: ArticleLanguage): boolean =>
  textsByLanguage[language][story] !== undefined

interface Written {
  title: string
  summary: string
  body: string[]
}

/** Tells a story out of facts. A sentence that asks for a fact that is not known is not told. */
export function writeStory(story: Story, language: ArticleLanguage, facts: Facts, dice: Dice): Written {
  const texts = textsByLanguage[language][story]!
  const tell = (sentences: string[]) => {
    const told = sentences.flatMap(sentence => fill(sentence, facts) ?? [])
    const first = told.filter(sentence => !sentence.startsWith('~'))
    return first.length ? dice.one(first) : told[0]?.slice(1)
  }
  const body = texts.body.flatMap(sentences => tell(sentences) ?? [])
  return { title: tell(texts.titles)!, summary: tell(texts.summaries)!, body: body.filter(isNoLoneHeading) }
}

/** A heading under which nothing is told is not told either. */
const isNoLoneHeading = (paragraph: string, at: number, body: string[]) =>
  !paragraph.startsWith('## ') || (body[at + 1] !== undefined && !body[at + 1]!.startsWith('## '))

function fill(sentence: string, facts: Facts): string | undefined {
  let isKnown = true
  const told = sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name]
    if (fact === undefined) isKnown = false
    return fact ?? ''
  })
  return isKnown ? polish(withoutEcho(told, facts)) : undefined
}

/** Names of buildings often hold the name of their city, which is not said twice. */
function withoutEcho(text: string, { property, city, district }: Facts): string {
  if (!property || !city) return text
  let told = text
  for (const place of [city, district]) {
    if (!place || !property.includes(place)) continue
    for (const joint of [' in ', ', en ', ' en ', ', à ', ' à ', ', '])
      told = told.replaceAll(`${property}${joint}${place}`, property)
    told = told.replaceAll(`${place}${property}`, property).replaceAll(`${place}“${property}”`, `“${property}”`)
    told = told.replaceAll(`${place}: ${property}`, property).replaceAll(`${place} : ${property}`, property)
  }
  return told
}

/** A capital at the beginning, 'an' where it is spoken, and one stop after a name that ends with one. */
const polish = (text: string) =>
  (text.charAt(0).toUpperCase() + text.slice(1)).replaceAll(/\ba (?=office|industrial)/g, 'an ').replaceAll('..', '.')
