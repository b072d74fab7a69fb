import { isObject, type Json } from './swagger.ts'

/** Where a local reference leads, '#/components/schemas/Pet'. Undefined for nowhere and for other documents. */
export function findTarget(document: Json, ref: string): unknown {
  if (!ref.startsWith('#/')) return ref === '#' ? document : undefined
  let target: unknown = document
  for (const step of ref.slice(2).split('/')) {
    const key = decodeStep(step)
    target = typeof target === 'object' && target && Object.hasOwn(target, key) ? (target as Json)[key] : undefined
  }
  return target
}

/** Throws an error that names the first reference that leads nowhere, into another file, or only to references. */
export function checkReferences(document: Json) {
  const known = new Set<string>()
  const waiting: unknown[] = [document]
  while (waiting.length > 0) {
    const value = waiting.pop()
    if (Array.isArray(value)) for (const each of value) waiting.push(each)
    if (!isObject(value)) continue
    if (typeof value.$ref === 'string' && !known.has(value.$ref)) checkReference(document, value.$ref, known)
    for (const [key, below] of Object.entries(value)) if (!isData(key, below)) waiting.push(below)
  }
}

function checkReference(document: Json, ref: string, known: Set<string>) {
  const passed = new Set<string>()
  let next: unknown = ref
  while (typeof next === 'string') {
    if (passed.has(next)) throw new Error(`The reference ${ref} runs in a circle.`)
    passed.add(next)
    const target = findTarget(document, next)
    if (target === undefined) throw new Error(`The reference ${next} leads nowhere.`)
    next = isObject(target) ? target.$ref : undefined
  }
  for (const each of passed) known.add(each)
}

/** What a document shows as a value of its own may look like anything; a property of such a name is a schema. */
const isData = (key: string, value: unknown): boolean =>
  (key === 'example' || key === 'value') && !(isObject(value) && typeof value.$ref === 'string')

function decodeStep(step: string): string {
  const plain = step.includes('%') ? decodeURIComponent(step) : step
  return plain.replaceAll('~1', '/').replaceAll('~0', '~')
}
