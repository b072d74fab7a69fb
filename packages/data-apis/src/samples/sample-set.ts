import type pg from 'pg'

/** How much sample data is made; everything without a wish. */
export interface SampleOptions {
  /** Only this many of the largest economies. */
  economies?: number | undefined
  /** Only this many companies; what refers to companies shrinks with them. */
  companies?: number | undefined
}

/** The sample data of one database. `write` runs inside the transaction that also marks it as written. */
export interface SampleSet {
  name: string
  write(client: pg.PoolClient, progress: (line: string) => void, options: SampleOptions): Promise<void>
}
