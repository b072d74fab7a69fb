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
  /** Each with the key of what holds it, and with its own. */
  const waiting: [value: unknown, ...place: [holder: string, key: string]][] = [[document, '', '']]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [value, holder, own] = next
    if (Array.isArray(value)) for (const each of value) waiting.push([each, own, ''])
    if (!isObject(value)) continue
    if (typeof value.$ref === 'string' && !known.has(value.$ref)) {
      checkReference(document, value.$ref, known)
      // Somebody's addition is read after all when the document leads there.
      if (value.$ref.includes('/x-')) waiting.push([findTarget(document, value.$ref), '', ''])
    }
    for (const [key, below] of Object.entries(value))
      if (!isData(key, below) && !isExtension(key, own, holder)) waiting.push([below, own, key])
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

/** What others have added means what they say; of properties and shared parts `x-` is the beginning of a name. */
const isExtension = (key: string, within: string, holder: string): boolean =>
  key.startsWith('x-') && holder !== 'components' && !named.has(within)
const named = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'headers'])

function decodeStep(step: string): string {
  const plain = step.includes('%') ? decodeURIComponent(step) : step
  return plain.replaceAll('~1', '/').replaceAll('~0', '~')
}
