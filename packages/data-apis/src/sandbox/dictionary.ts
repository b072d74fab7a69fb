import type { DataContext, Handler } from '../data-api.ts'
import { listDictionary } from '../dictionaries.ts'
import { dictionaryHandlers } from '../macroeconomic/dictionary.ts'
import type { DictionaryEntry } from '../sources/dictionary.ts'
import { readSandboxScope, type SandboxDictionary, type SandboxScope } from '../sources/sandbox-scope.ts'

type Entries = { id: string }[]

/** Which part of the scope a list of the macroeconomic API is narrowed down to. */
const parts: Record<string, SandboxDictionary> = {
  indicators: 'indicators',
  classifications: 'classifications',
  geo: 'places',
  regions: 'places',
  countries: 'places',
  sources: 'sources',
  units: 'units',
  frequencies: 'frequencies',
  statuses: 'statuses',
}

function shownOf<Entry extends { id: string }>(
  { codes, nodes }: SandboxScope,
  list: string,
  entries: Entry[],
): Entry[] {
  const part = parts[list]
  const shown = part ? codes[part] : nodes
  return entries.filter(({ id }) => shown.has(id))
}

/** The accepted values of a dictionary that parameters name, as far as the sandbox has them; undefined for an unknown one. */
export async function listSandboxDictionary(ctx: DataContext, name: string): Promise<DictionaryEntry[] | undefined> {
  const entries = await listDictionary(ctx, name)
  return entries && shownOf(await readSandboxScope(ctx), name, entries)
}

const listing =
  (operation: string, list: string): Handler =>
  async (ctx, call) => {
    const answer = await dictionaryHandlers[operation]!(ctx, call)
    const { data } = (answer as { body: { data: Entries } }).body
    return { body: { data: shownOf(await readSandboxScope(ctx), list, data) } }
  }

const getDictionaries: Handler = async (ctx, call) => {
  const scope = await readSandboxScope(ctx)
  const answer = await dictionaryHandlers.getDictionaries!(ctx, call)
  const { data } = (answer as { body: { data: Record<string, Entries>[] } }).body
  const shown = Object.entries(data[0]!).map(([list, entries]) => [list, shownOf(scope, list, entries)])
  return { body: { data: [Object.fromEntries(shown)] } }
}

/** The operations of the tag Dictionary: the lists of the macroeconomic API, as far as the series refer to them. */
export const sandboxDictionaryHandlers: Record<string, Handler> = {
  getDictionaries,
  getFrequencies: listing('getFrequencies', 'frequencies'),
  getGeo: listing('getGeo', 'geo'),
  getRegions: listing('getRegions', 'regions'),
  getSources: listing('getSources', 'sources'),
  getUnits: listing('getUnits', 'units'),
  getIndicators: listing('getIndicators', 'indicators'),
  getStatuses: listing('getStatuses', 'statuses'),
}
