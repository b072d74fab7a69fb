/** The tables of the embedded data services, one row type each, as the migrations make them. */
// biome-ignore lint/suspicious/noEmptyInterface: each source adds its tables here
export interface DataTables {}
