/** An id, as text or as number. */
export type Id = string | number;

/** One value, or several. */
export type OneOrMore<Value> = Value | readonly Value[];
