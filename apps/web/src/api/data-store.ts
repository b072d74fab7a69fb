import type { DataError } from './data-error.ts'

/** What is known of a request path: its answer, or why there is none. */
export interface DataEntry {
  data?: unknown
  error?: DataError
}

/**
 * The answers of the portal by request path. A path is asked for once however many want it; nothing is asked for again
 * by itself: 'no auto refresh, no revalidation on focus, reconnect or stale, no retry on error'.
 */
export class DataStore {
  readonly #entries = new Map<string, DataEntry>()
  readonly #pending = new Map<string, Promise<void>>()
  readonly #listeners = new Map<string, Set<() => void>>()
  readonly #fetch: (path: string) => Promise<unknown>

  constructor(fetch: (path: string) => Promise<unknown>, entries: [string, DataEntry][] = []) {
    this.#fetch = fetch
    for (const [path, entry] of entries) this.#entries.set(path, entry)
  }

  get(path: string): DataEntry | undefined {
    return this.#entries.get(path)
  }

  set(path: string, entry: DataEntry): void {
    this.#entries.set(path, entry)
    for (const listener of this.#listeners.get(path) ?? []) listener()
  }

  isPending(path: string): boolean {
    return this.#pending.has(path)
  }

  /**
   * Asks for a path, or joins who is asking already. Never rejects: a failure is kept as the entry's error, beside the
   * answer that was there before.
   */
  read(path: string): Promise<void> {
    const pending =
      this.#pending.get(path) ??
      this.#fetch(path)
        .then(
          data => ({ data }),
          (error: DataError) => ({ ...this.get(path), error }),
        )
        .then(entry => {
          this.#pending.delete(path)
          this.set(path, entry)
        })
    this.#pending.set(path, pending)
    return pending
  }

  /** Hears every change of a path. Returns what stops the hearing. */
  subscribe(path: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(path) ?? new Set()
    this.#listeners.set(path, listeners.add(listener))
    return () => void listeners.delete(listener)
  }
}
