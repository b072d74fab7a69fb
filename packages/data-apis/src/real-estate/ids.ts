/** The kinds of ids, and how many digits follow them. */
const digits = { ART: 6, PRP: 6, PRJ: 6, TRX: 6, CMP: 6, MKT: 4 }
type IdKind = keyof typeof digits

/** PRP-000001 for the property 1. */
export const writeId = (kind: IdKind, number: number): string => `${kind}-${String(number).padStart(digits[kind], '0')}`

/** 1 for PRP-000001. The document lets no other form pass. */
export const readId = (id: string): number => Number(id.slice(id.indexOf('-') + 1))
