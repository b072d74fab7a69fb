import {
  type OperationRow,
  type OperationSlice,
  operationsInPart,
  referencePath,
  type TagSlice,
} from '@portal/domain/reference.ts'
import { useEffect } from 'react'
import { useSpeech } from '../i18n.tsx'
import { useDataStore } from './data.ts'
import type { DataStore } from './data-store.ts'

/** What comes first when a page has just been shown: what the visitor does. */
const restMs = 300

/** Reads the operations ahead that a page shows as rows, some at once, so that pressing a row shows its operation at once. */
export function useReadParts({ api, tag, operations }: TagSlice, rows: OperationRow[]): void {
  const store = useDataStore()
  const { language } = useSpeech()
  const parts = new Set(rows.map(row => Math.floor(operations.indexOf(row) / operationsInPart)))
  const wanted = [...parts].map(part => referencePath.part(api, tag, part, language)).join(' ')
  useEffect(() => {
    if (isSaving()) return
    const read = () => {
      for (const path of wanted.split(' ')) if (path && !store.get(path)) void readPart(store, path, language)
    }
    const timer = setTimeout(read, restMs)
    return () => clearTimeout(timer)
  }, [store, wanted, language])
}

async function readPart(store: DataStore, path: string, language: string): Promise<void> {
  await store.read(path)
  const { items = [] } = (store.get(path)?.data ?? {}) as { items?: OperationSlice[] }
  for (const item of items) {
    const own = referencePath.operation(item.api, item.method, item.path, language)
    if (store.get(own)?.data === undefined) store.set(own, { data: item })
  }
}

/** Whether the visitor has asked for as few bytes as possible. */
const isSaving = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
