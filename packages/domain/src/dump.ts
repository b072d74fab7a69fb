export const dumpStatuses = ['queued', 'processing', 'completed', 'failed', 'cancelled', 'expired'] as const
export type DumpStatus = (typeof dumpStatuses)[number]

/** What may become of a dump. A worker that takes over a dump of a dead one leaves it processing. */
const next: Record<DumpStatus, readonly DumpStatus[]> = {
  queued: ['processing', 'cancelled', 'failed'],
  processing: ['processing', 'completed', 'cancelled', 'failed'],
  completed: ['expired'],
  failed: [],
  cancelled: [],
  expired: [],
}

/** The states out of which a dump may come into this one. */
export const statusesBefore = (status: DumpStatus): DumpStatus[] =>
  dumpStatuses.filter(from => next[from].includes(status))

/** The states in which a dump is on its way and keeps its owner from ordering another. */
export const underway = statusesBefore('cancelled')

/** Per cent done, whole and rounded down, so that 100 means everything. */
export const progressOf = (processed: number, total: number): number =>
  total === 0 ? 100 : Math.floor((100 * Math.min(processed, total)) / total)

/** How the series are put into files. */
export type Consolidation = 'zip' | 'single' | 'singlezip'

export type FileFormat = 'json' | 'xml'

/** What a file is about: a dump, or one run of a feed. */
export interface FileSubject {
  /** What the names of the family's files begin with; `ceic` unless said. */
  family?: 'ceic' | 'emis_company'
  kind: 'dump' | 'feed'
  id: string
  /** The moment the name carries. */
  at: Date
}

/** The name of a delivered file without its ending: `ceic_dump_{id}_{YYYYMMDDTHHMMSSZ}`, with a part number if parted. */
export function fileStem({ family = 'ceic', kind, id, at }: FileSubject, part?: number): string {
  const moment = at.toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '')
  return `${family}_${kind}_${id}_${moment}${part === undefined ? '' : `_${part}`}`
}

/** The name of the whole delivered file. */
export const fileName = (subject: FileSubject, consolidation: Consolidation, format: FileFormat): string =>
  `${fileStem(subject)}.${consolidation === 'single' ? format : 'zip'}`
