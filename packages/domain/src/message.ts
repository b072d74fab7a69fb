/** Puts values into a message: 'Hello {name}' with { name: 'Li' }. A name without a value stays as it is. */
export const fill = (message: string, values: Record<string, string | number> = {}): string =>
  message.replaceAll(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole))
