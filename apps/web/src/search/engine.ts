import { search } from '@portal/domain/search/search.ts'
import type { SearchFile, SearchTexts } from '@portal/domain/search/search-file.ts'
import { addTexts, openIndex, type SearchIndex } from '@portal/domain/search/search-index.ts'
import { useSyncExternalStore } from 'react'
import { answerSearchesHere, resultsShown } from '../api/search.ts'
import type { SearchAddresses } from '../shell.tsx'

/** How far the index of this language is. Every step is a new object. */
export interface EngineState {
  index?: SearchIndex
  /** The index could not be fetched; opening it again tries again. */
  failed?: boolean
}

/** Texts that are taken in without letting anybody wait: a few milliseconds' worth on a slow machine. */
const textsAtOnce = 40
const rehearsals = 3

let state: EngineState = {}
let opening: Promise<void> | undefined
const listeners = new Set<() => void>()

/** Fetches the index, names first: they are enough to search, and the texts follow. Asking again changes nothing. */
export function openEngine(addresses: SearchAddresses): Promise<void> {
  opening ??= open(addresses).catch(() => {
    opening = undefined
    tell({ failed: true })
  })
  return opening
}

async function open({ names, texts }: SearchAddresses): Promise<void> {
  const index = openIndex(await readJson<SearchFile>(names))
  tell({ index })
  answerSearchesHere(query => search(index, query))
  void fillIn(index, texts).catch(() => {})
}

/** Texts that cannot be fetched leave a search by names. */
async function fillIn(index: SearchIndex, address: string): Promise<void> {
  await rehearse(index)
  const texts = await readJson<SearchTexts>(address)
  for (let from = 0; from < texts.length; from += textsAtOnce) {
    await new Promise(resolve => setTimeout(resolve))
    addTexts(index, texts, from, from + textsAtOnce)
  }
  tell({ index })
}

/** The first queries are several times as slow as all others: let them be nobody's. */
async function rehearse(index: SearchIndex): Promise<void> {
  for (const { title } of index.entries.slice(0, rehearsals)) {
    await new Promise(resolve => setTimeout(resolve))
    search(index, { words: title, limit: resultsShown })
  }
}

async function readJson<T>(address: string): Promise<T> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return answer.json() as Promise<T>
}

function tell(next: EngineState): void {
  state = next
  for (const listener of listeners) listener()
}

/** The index as it is now. */
export const useEngine = (): EngineState =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => state,
    () => state,
  )
