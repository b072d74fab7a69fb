import type { DataApi } from './data-api.ts'
import { sandboxDictionaryHandlers } from './sandbox/dictionary.ts'
import { sandboxLayoutHandlers } from './sandbox/layout.ts'
import { sandboxSeriesHandlers } from './sandbox/series.ts'

/** The sandbox: the macroeconomic API over a small sample of its series. */
export const sandbox: DataApi = {
  name: 'ceic-sandbox',
  handlers: { ...sandboxSeriesHandlers, ...sandboxLayoutHandlers, ...sandboxDictionaryHandlers },
}
