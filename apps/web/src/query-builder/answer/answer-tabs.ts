import type { ShownAnswer } from '../call-state.ts'

export type AnswerTab = 'table' | 'chart' | 'text' | 'file' | 'headers'

/** The tabs that an answer can fill, best first. */
export function listTabs({ answer, head }: ShownAnswer): AnswerTab[] {
  const { kind, tables, series } = answer
  return [
    ...(tables.length > 0 ? ['table' as const] : []),
    ...(series.length > 0 ? ['chart' as const] : []),
    ...(kind === 'json' || kind === 'text' ? ['text' as const] : []),
    ...(kind === 'image' || kind === 'file' ? ['file' as const] : []),
    ...(head ? ['headers' as const] : []),
  ]
}

/** The tab that was asked for while the answer has it; a failure is shown as the API wrote it. */
export function chooseTab(
  tabs: AnswerTab[],
  wanted: AnswerTab | undefined,
  { head }: ShownAnswer,
): AnswerTab | undefined {
  const isFailed = head !== undefined && head.status >= 400
  const preferred = isFailed ? 'text' : wanted
  return tabs.find(tab => tab === preferred) ?? tabs.find(tab => tab === wanted) ?? tabs[0]
}
