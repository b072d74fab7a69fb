const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as HTML and XML write it, between elements and in quoted attributes. */
export const escapeMarkup = (text: string): string => text.replaceAll(/[&<>"]/g, sign => entities[sign]!)
