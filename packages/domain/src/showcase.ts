/** The working query of the front page: the choices, what is chosen, and its series; answered by `/api/showcase`. */
export interface Showcase {
  countries: { id: string; name: string }[]
  indicators: { id: string; name: string }[]
  country: string
  indicator: string
  /** Nothing when the country has no such series, or there is no data at all. */
  series: ShowcaseSeries | null
}

export interface ShowcaseSeries {
  id: number
  name: string
  unit: string
  source: string
  /** Oldest first, without blanks. */
  points: { date: string; value: number }[]
}

export type FigureName =
  | 'series'
  | 'economies'
  | 'indicators'
  | 'companies'
  | 'countries'
  | 'statements'
  | 'documents'
  | 'publications'
  | 'languages'
  | 'deals'
  | 'advisors'
  | 'funds'
  | 'shareClasses'
  | 'properties'
  | 'projects'
  | 'markets'

/** A true figure of a product: how much of something it holds. The words are `figure.<name>`. */
export interface Figure {
  name: FigureName
  count: number
}

/** A piece of news from the release notes; answered by `/api/routing/news`. */
export interface NewsItem {
  /** API name. */
  api: string
  /** '2.11.4'. */
  version: string
  /** YYYY-MM-DD. */
  date: string
  /** HTML of its first point. */
  text: string
  /** Page address without language. */
  href: string
}
