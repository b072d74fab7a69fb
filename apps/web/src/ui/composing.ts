import type { KeyboardEvent } from 'react'

/** True for keys that belong to an input method: its Enter takes a word over and must not send a form. */
export const isComposing = (event: KeyboardEvent): boolean =>
  // 229 is what Safari reports for the Enter that ends a composition, after it has ended it.
  event.nativeEvent.isComposing || event.keyCode === 229

/** For forms: keeps the Enter of an input method from sending. */
export function holdComposing(event: KeyboardEvent): void {
  if (event.key === 'Enter' && isComposing(event)) event.preventDefault()
}
