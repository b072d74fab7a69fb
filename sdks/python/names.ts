// Names and types as Python spells them.
import type { SdkParameter, SdkType } from '../generator/model.ts'
import { snakeCase } from '../generator/words.ts'

const keywords = new Set(
  (
    'False None True and as assert async await break class continue def del elif else except finally for from global ' +
    'if import in is lambda nonlocal not or pass raise return self try while with yield'
  ).split(' '),
)

/** 'updated_after' for updatedAfter, 'from_' for from. */
function pythonName(name: string): string {
  const words = snakeCase(name)
  return keywords.has(words) ? `${words}_` : /^\d/.test(words) ? `_${words}` : words
}

/** The names of several things, each once: a second `type` is `type_`. */
export function pythonNames(names: string[]): string[] {
  const given = new Set<string>()
  return names.map(name => {
    let own = pythonName(name)
    while (given.has(own)) own += '_'
    given.add(own)
    return own
  })
}

/** What a field or an answer holds, as an annotation. */
export function typeOf(type: SdkType): string {
  switch (type.kind) {
    case 'list':
      return `list[${typeOf(type.of)}]`
    case 'map':
    case 'envelope':
      return `dict[str, ${typeOf(type.of)}]`
    case 'model':
      return type.name
    default:
      return plainTypes[type.kind]
  }
}

const plainTypes = {
  string: 'str',
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  date: 'dt.date',
  dateTime: 'dt.datetime',
  any: 'Any',
}

/** What a parameter takes, as an annotation; the names of more than one word are those of runtime/package/parameters.py. */
export function parameterType({ type }: Pick<SdkParameter, 'type'>): string {
  if (type.kind === 'list') return type.of.kind === 'string' ? 'Strings' : 'Numbers'
  if (type.kind === 'date') return 'Date'
  if (type.kind === 'dateTime') return 'Moment'
  return typeOf(type)
}

/** The models that a type names. */
export function modelsIn(type: SdkType | undefined): string[] {
  if (!type) return []
  if (type.kind === 'model') return [type.name]
  return 'of' in type ? modelsIn(type.of) : []
}
