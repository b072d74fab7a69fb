import { limits } from '@portal/domain/limits.ts'
import { AnswerStore } from './answer-store.ts'
import type { Answer, AnswerHead, Question, Reply, SentCall } from './messages.ts'

/**
 * Makes the calls of a query builder and keeps their answers, so that the page never holds, parses or prints one.
 * A new call replaces the answer of the one before.
 */
let store: AnswerStore | undefined
let running: AbortController | undefined

const tell = (reply: Reply, handOver: Transferable[] = []) =>
  (self as unknown as Worker).postMessage(reply, { transfer: handOver })

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  if (data.ask === 'call') void call(data.id, data.call)
  else if (data.ask === 'cancel') running?.abort()
  else if (data.ask === 'example') showExample(data.id, data.json)
  else if (data.ask === 'lines') tell({ tell: 'lines', id: data.id, lines: store?.lines(data.from, data.to) ?? [] })
  else if (data.ask === 'rows')
    tell({ tell: 'rows', id: data.id, rows: store?.rows(data.table, data.from, data.to) ?? [] })
  else tell({ tell: 'file', id: data.id, file: store?.file() ?? new Blob() })
})

async function call(id: number, { url, ...init }: SentCall): Promise<void> {
  running?.abort()
  const controller = new AbortController()
  const startedAt = performance.now()
  running = controller
  try {
    const response = await fetch(url, { ...init, signal: controller.signal, credentials: 'omit', cache: 'no-store' })
    const head: AnswerHead = {
      status: response.status,
      statusText: response.statusText,
      headers: [...response.headers],
    }
    tell({ tell: 'head', id, head })
    const next = new AnswerStore(head)
    await receive(id, response, next)
    const tookMs = performance.now() - startedAt
    store = next
    tellAnswer(id, next.finish(), tookMs)
  } catch {
    tell({ tell: 'failure', id, reason: controller.signal.aborted ? 'cancelled' : 'network' })
  }
}

async function receive(id: number, { body }: Response, into: AnswerStore): Promise<void> {
  if (!body) return
  let told = 0
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const bytes = into.push(value)
    if (bytes - told < limits.progressBytes) continue
    told = bytes
    tell({ tell: 'progress', id, bytes })
  }
}

function showExample(id: number, json: string): void {
  store = new AnswerStore({ status: 200, statusText: '', headers: [['content-type', 'application/json']] })
  store.push(new TextEncoder().encode(json))
  tellAnswer(id, store.finish(), 0)
}

const tellAnswer = (id: number, answer: Answer, tookMs: number) =>
  tell(
    { tell: 'answer', id, answer, tookMs },
    answer.series.flatMap(({ times, values }) => [times.buffer, values.buffer]),
  )
