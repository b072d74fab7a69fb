// The methods that read all pages of a list.
import type { SdkOperation, SdkType } from '../generator/model.ts'
import { declareParameter, methodName, type Place, parametersOf, printDoc, printHead } from './methods.ts'
import { documentedType, variable } from './types.ts'

const generator = '\\Generator'
const placeNames = ['offset', 'limit', 'cursor', 'cursor_id']

/** What the call takes besides its place in the list. */
const criteriaOf = (operation: SdkOperation) => parametersOf(operation).filter(({ name }) => !placeNames.includes(name))

const declared = (operation: SdkOperation) => criteriaOf(operation).map(declareParameter)

/** What the document says, else what most lists of these APIs have. */
const pageSize = ({ parameters }: SdkOperation) => parameters.find(({ name }) => name === 'limit')?.default ?? 100

/** `$this->name(` with every criterion and what else is given. */
const printAgain = (name: string, operation: SdkOperation, more: string[]) => [
  `        fn (${more.some(one => one.includes('$offset')) ? 'int $offset' : ''}) => $this->${name}(`,
  ...[...criteriaOf(operation).map(one => `${variable(one).slice(1)}: ${variable(one)}`), ...more].map(
    one => `            ${one},`,
  ),
  '        ),',
]

const printTags = (place: Place, operation: SdkOperation, item: SdkType, more: string[]) => [
  `Takes what {@see self::${methodName(place, operation)}()} takes.`,
  '',
  '@param int $limit how many each page has',
  ...more,
  `@return ${generator}<int, ${documentedType(item, place.any)}>`,
]

/** Reads by offset. */
export function printPages(place: Place, operation: SdkOperation, { item }: { item: SdkType }): string[] {
  const name = methodName(place, operation)
  return [
    ...printDoc(
      [`${operation.summary}, page after page while the items are being used.`],
      printTags(place, operation, item, ['@param int $offset where to begin']),
    ),
    ...printHead(
      `${name}All`,
      [...declared(operation), `int $limit = ${pageSize(operation)}`, 'int $offset = 0'],
      generator,
    ),
    '    return Pages::byOffset(',
    ...printAgain(name, operation, ['offset: $offset', 'limit: $limit']),
    '        $offset,',
    '        $limit,',
    '    );',
    '}',
  ]
}

/** Reads through a cursor. Throws when nothing of the group closes it. */
export function printCursor(place: Place, operation: SdkOperation, { item }: { item: SdkType }): string[] {
  const name = methodName(place, operation)
  const close = place.group.operations.find(({ method, path }) => method === 'delete' && path.includes('{cursor_id}'))
  if (!close) throw new Error(`${operation.id} opens a cursor that nothing closes.`)
  return [
    ...printDoc(
      [`${operation.summary}, through a cursor: lists of any length. It is closed when the caller stops.`],
      printTags(place, operation, item, []),
    ),
    ...printHead(`${name}Cursor`, [...declared(operation), `int $limit = ${pageSize(operation)}`], generator),
    '    return Pages::byCursor(',
    ...printAgain(name, operation, ['limit: $limit', "cursor: '*'"]),
    `        fn (string $cursor) => $this->${name}(cursor: $cursor, limit: $limit),`,
    `        fn (string $cursor) => $this->${methodName(place, close)}($cursor),`,
    '    );',
    '}',
  ]
}
