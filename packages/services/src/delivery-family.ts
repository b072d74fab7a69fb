import type { ChangeWindow } from '@portal/data-apis/sources/series-changes.ts'
import type { Context } from './context.ts'
import type { Dump, Feed } from './operation-tables.ts'

/** The families whose products have filters, feeds and dumps. */
export type FamilyName = 'ceic' | 'emis'

/** What a filter chooses: listed series or companies, and those of its criteria. */
export interface Choice {
  ids: readonly number[]
  criteria: Readonly<Record<string, unknown>>
}

/** One file that is to be written. */
export interface FileOrder<Change> {
  dump: Dump
  /** There when the dump is one run of a feed. */
  feed: Feed | undefined
  /** Everything that goes into the file. */
  ids: readonly number[]
  /** What changed of each; nothing for a file that holds everything whole. */
  changes: ReadonlyMap<number, Change> | undefined
  at: Date
}

/** How a family fills the files of dumps and feeds; the runner knows nothing else of it. */
export interface DeliveryFamily<Change> {
  /** All that a filter chooses, ascending. */
  select(ctx: Context, choice: Choice): Promise<number[]>
  /** Those among them that changed within a window. */
  findChanges(db: Context['db'], ids: readonly number[], window: ChangeWindow): Promise<ReadonlyMap<number, Change>>
  fileName(order: FileOrder<Change>): string
  /** The bytes of a file, made as fast as they are taken. `report` is told how many of the ids are in it. */
  write(
    snapshot: Context,
    order: FileOrder<Change>,
    report: (done: number) => Promise<void>,
  ): AsyncGenerator<Uint8Array>
}
