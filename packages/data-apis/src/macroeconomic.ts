import type { DataApi } from './data-api.ts'
import { continuousHandlers } from './macroeconomic/continuous.ts'
import { dictionaryHandlers } from './macroeconomic/dictionary.ts'
import { footnoteHandlers } from './macroeconomic/footnotes.ts'
import { insightSeriesHandlers } from './macroeconomic/insight-series.ts'
import { insightHandlers } from './macroeconomic/insights.ts'
import { layoutHandlers } from './macroeconomic/layout.ts'
import { releaseHandlers } from './macroeconomic/releases.ts'
import { seriesHandlers } from './macroeconomic/series.ts'
import { vintageHandlers } from './macroeconomic/vintages.ts'
import { visualHandlers } from './macroeconomic/visual.ts'

/** The macroeconomic API over the embedded data. */
export const macroeconomic: DataApi = {
  name: 'ceic-macroeconomic',
  handlers: {
    ...seriesHandlers,
    ...vintageHandlers,
    ...continuousHandlers,
    ...visualHandlers,
    ...dictionaryHandlers,
    ...layoutHandlers,
    ...footnoteHandlers,
    ...releaseHandlers,
    ...insightHandlers,
    ...insightSeriesHandlers,
  },
}
