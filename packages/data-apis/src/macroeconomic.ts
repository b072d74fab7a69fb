import type { DataApi } from './data-api.ts'
import { continuousHandlers } from './macroeconomic/continuous.ts'
import { dictionaryHandlers } from './macroeconomic/dictionary.ts'
import { footnoteHandlers } from './macroeconomic/footnotes.ts'
import { layoutHandlers } from './macroeconomic/layout.ts'
import { seriesHandlers } from './macroeconomic/series.ts'
import { vintageHandlers } from './macroeconomic/vintages.ts'

/** The macroeconomic API over the embedded data. */
export const macroeconomic: DataApi = {
  name: 'ceic-macroeconomic',
  handlers: {
    ...seriesHandlers,
    ...vintageHandlers,
    ...continuousHandlers,
    ...dictionaryHandlers,
    ...layoutHandlers,
    ...footnoteHandlers,
  },
}
