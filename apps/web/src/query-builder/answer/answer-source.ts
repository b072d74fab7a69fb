import { startWorker } from '../../ui/trusted.ts'
import answerWorker from './answer-worker.ts?worker&url'
import type { Answer, AnswerHead, CallFailure, Cell, Question, Reply, SentCall, TimedAnswer } from './messages.ts'

/** What a call tells while it runs. */
interface CallNews {
  onHead: (head: AnswerHead) => void
  onProgress: (bytes: number) => void
}

type Unsent = Question extends infer Each ? (Each extends { id: number } ? Omit<Each, 'id'> : never) : never

/** The page's end of the worker: one worker per query builder, started with it and ended with it. */
export class AnswerSource {
  readonly #worker = startWorker(answerWorker)
  readonly #open = new Map<number, (reply: Reply) => void>()
  #lastId = 0

  constructor() {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => this.#open.get(data.id)?.(data))
  }

  /** Makes a call; resolves with its answer or with the reason why there is none. Never rejects. */
  call(call: SentCall, { onHead, onProgress }: CallNews): Promise<TimedAnswer | CallFailure> {
    return this.#ask({ ask: 'call', call }, reply => {
      if (reply.tell === 'head') onHead(reply.head)
      else if (reply.tell === 'progress') onProgress(reply.bytes)
      else if (reply.tell === 'failure') return reply.reason
      return reply.tell === 'answer' ? reply : undefined
    })
  }

  cancel(): void {
    this.#worker.postMessage({ ask: 'cancel' } satisfies Question)
  }

  example(json: string): Promise<Answer> {
    return this.#ask({ ask: 'example', json }, reply => (reply.tell === 'answer' ? reply.answer : undefined))
  }

  lines(from: number, to: number): Promise<string[]> {
    return this.#ask({ ask: 'lines', from, to }, reply => (reply.tell === 'lines' ? reply.lines : undefined))
  }

  rows(table: number, from: number, to: number): Promise<Cell[][]> {
    return this.#ask({ ask: 'rows', table, from, to }, reply => (reply.tell === 'rows' ? reply.rows : undefined))
  }

  file(): Promise<Blob> {
    return this.#ask({ ask: 'file' }, reply => (reply.tell === 'file' ? reply.file : undefined))
  }

  close(): void {
    this.#worker.terminate()
  }

  #ask<T>(question: Unsent, read: (reply: Reply) => T | undefined): Promise<T> {
    const id = ++this.#lastId
    this.#worker.postMessage({ ...question, id })
    return new Promise(resolve => {
      this.#open.set(id, reply => {
        const result = read(reply)
        if (result === undefined) return
        this.#open.delete(id)
        resolve(result)
      })
    })
  }
}
