import type { Generated } from 'kysely'

/** The portal's own tables, one row type each, as the migrations make them. */
// biome-ignore lint/suspicious/noEmptyInterface: each noun adds its tables here
export interface PortalTables {}

export type { Generated }
