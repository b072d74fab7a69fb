import { limits } from '@portal/domain/limits.ts'
import { listEndpoints, methods, type Operation, type Specification, tagSlug } from '@portal/domain/spec.ts'
import { checkReferences, findTarget } from './specification-references.ts'
import { fromSwagger, isObject, type Json } from './swagger.ts'

/** The group of operations that name none. */
const untagged = 'default'

/**
 * Any OpenAPI 3.0, 3.1 or Swagger 2.0 document in the one shape that everything reads: 3.1, each operation with an id of
 * its own, a summary and a declared tag, bodies and parameters with their schema. Throws an error that says what is wrong
 * with the document, a reference that leads nowhere or in a circle included. The document is changed in place.
 */
export function toSpecification(document: unknown): Specification {
  if (!isObject(document)) throw new Error('The document is not an object.')
  if (isObject(document.paths)) dropExtensions(document.paths)
  const version = String(document.swagger ?? document.openapi ?? '')
  if (!/^(2\.0|3\.[01])/.test(version))
    throw new Error(`The document is no OpenAPI 3.0, 3.1 or Swagger 2.0: "${version}".`)
  const lifted = version.startsWith('2') ? fromSwagger(document) : document
  lifted.paths ??= {}
  if (!isObject(lifted.paths)) throw new Error('The paths of the document are not an object.')
  checkReferences(lifted)
  if (!version.startsWith('3.1')) {
    modernise(lifted)
    lifted.openapi = '3.1.0'
  }
  const specification = lifted as unknown as Specification
  const { title = '', version: release = '', ...info } = isObject(lifted.info) ? lifted.info : {}
  specification.info = { ...info, title: String(title), version: String(release) }
  fillOperations(specification, lifted)
  specification.tags = listTags(specification, lifted.tags)
  checkNames(specification)
  return specification
}

/** Where a document has names of its own, `x-` begins what is no part of it, of whatever form. */
function dropExtensions(named: Json) {
  for (const key of Object.keys(named)) if (key.startsWith('x-')) delete named[key]
}

/** What a page is named by has to go into its address. */
function checkNames({ paths, tags, components }: Specification) {
  const names = [...Object.keys(paths), ...tags.map(({ name }) => name), ...Object.keys(components?.schemas ?? {})]
  const long = names.find(name => name.length > limits.nameChars)
  if (long) throw new Error(`This name is longer than ${limits.nameChars} characters: ${long.slice(0, 100)}…`)
}

/** What 3.0 says in ways of its own, wherever a schema may stand; what it says in examples is data. */
function modernise(value: unknown, within = '') {
  if (Array.isArray(value)) for (const each of value) modernise(each, within)
  if (!isObject(value)) return
  if (value.nullable === true) allowNull(value)
  if (typeof value.nullable === 'boolean') delete value.nullable
  for (const bound of ['Minimum', 'Maximum']) {
    const exclusive = `exclusive${bound}`
    if (value[exclusive] === true) {
      value[exclusive] = value[bound.toLowerCase()]
      delete value[bound.toLowerCase()]
    } else if (value[exclusive] === false) delete value[exclusive]
  }
  for (const [key, below] of Object.entries(value)) {
    const isData = within !== 'properties' && ['example', 'examples', 'default', 'enum'].includes(key)
    if (!isData || (key === 'default' && within === 'responses')) modernise(below, key)
  }
}

function allowNull(schema: Json) {
  const choices = schema.oneOf ?? schema.anyOf
  if (Array.isArray(choices)) choices.push({ type: 'null' })
  else if (schema.type !== undefined) schema.type = [schema.type, 'null'].flat()
  else if (schema.allOf) schema.type = ['object', 'null']
}

function fillOperations(specification: Specification, document: Json) {
  const taken = new Set<string>()
  for (const [path, item] of Object.entries(specification.paths)) {
    if (!isObject(item)) throw new Error(`The path ${path} is not an object.`)
    const shared = follow<Json>(document, item)
    specification.paths[path] = shared as never
    for (const parameter of listOf(shared.parameters)) fillParameter(document, parameter)
    for (const method of methods)
      if (isObject(shared[method])) fillOperation(document, method, path, shared[method], taken)
  }
  for (const parameter of Object.values(specification.components?.parameters ?? {})) fillParameter(document, parameter)
}

function fillOperation(document: Json, method: string, path: string, raw: Json, taken: Set<string>) {
  const operation = raw as unknown as Operation
  const made = `${method}_${path.replaceAll(/\W+/g, '_').replaceAll(/^_|_$/g, '')}`
  const summary = operation.summary?.trim() || operation.operationId || `${method.toUpperCase()} ${path}`
  operation.operationId = firstFree(String(operation.operationId || made), taken)
  operation.summary = summary
  const named = Array.isArray(raw.tags) ? raw.tags.map(String).filter(tag => tag.trim()) : []
  operation.tags = named.length > 0 ? named : [untagged]
  for (const parameter of listOf(raw.parameters)) fillParameter(document, parameter)
  if (isObject(raw.requestBody)) {
    raw.requestBody = follow(document, raw.requestBody)
    operation.requestBody!.content ??= {}
  }
  if (isObject(raw.responses)) dropExtensions(raw.responses)
  else operation.responses = {}
}

/** A parameter may hide its schema below a media type. */
function fillParameter(document: Json, value: unknown) {
  const parameter = isObject(value) ? follow<Json>(document, value) : {}
  const [media] = isObject(parameter.content) ? Object.values(parameter.content) : []
  parameter.schema ??= isObject(media) && media.schema ? media.schema : { type: 'string' }
}

/** The tags in their order, each once by the name of its page, and those that only operations name. */
function listTags(specification: Specification, declared: unknown): Specification['tags'] {
  const named = listEndpoints(specification).map(({ operation }) => ({ name: operation.tags[0]! }))
  const known = listOf(declared).filter(tag => isObject(tag) && tag.name) as unknown as Specification['tags']
  const tags = new Map<string, Specification['tags'][number]>()
  for (const tag of [...known, ...named]) {
    const slug = tagSlug(String(tag.name))
    if (!tags.has(slug)) tags.set(slug, { ...tag, name: String(tag.name) })
  }
  return [...tags.values()]
}

function firstFree(wanted: string, taken: Set<string>): string {
  let free = wanted
  for (let number = 2; taken.has(free); number++) free = `${wanted}_${number}`
  taken.add(free)
  return free
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** What a reference, already known to lead somewhere, leads to. */
function follow<T>(document: Json, value: Json): T {
  let current: unknown = value
  while (isObject(current) && typeof current.$ref === 'string') current = findTarget(document, current.$ref)
  return current as T
}
