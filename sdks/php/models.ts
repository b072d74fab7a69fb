import type { SdkApi, SdkField, SdkModel } from '../generator/model.ts'
import { docBlock, docTag, docText } from './documentation.ts'
import { type FoundList, findList } from './lists.ts'
import { type AnyClass, anyClass, documentedType, madeFrom, qualified } from './types.ts'

/** The class of a model. `namespace` is that of its API, 'Ceic\Api'; `runtime` that of the package. */
export function printModel(api: SdkApi, model: SdkModel, namespace: string, runtime: string): string {
  const any = anyClass(api)
  const list = findList(api, model)
  const uses = [...(any ? [] : ['Model']), ...(list ? ['ListsItems'] : [])].toSorted()
  const base = any ?? 'Model'
  const lists = String.raw` implements \IteratorAggregate, \Countable`
  return [
    ...['<?php', '', 'declare(strict_types=1);', '', `namespace ${qualified(namespace, 'Model')};`, ''],
    ...uses.map(name => `use ${qualified(runtime, 'Runtime', name)};`),
    ...(uses.length ? [''] : []),
    ...docBlock(modelDoc(model, list, any)),
    `final class ${model.name} extends ${base}${list ? lists : ''}`,
    '{',
    ...(list ? ['    use ListsItems;', '', `    private const ITEMS = ${phpList(list.path)};`, ''] : []),
    ...(model.fields.length
      ? ['    protected const FIELDS = [', ...model.fields.map(field => fieldLine(field, any)), '    ];']
      : []),
    ...['}', ''],
  ].join('\n')
}

function modelDoc(model: SdkModel, list: FoundList | undefined, any: AnyClass): string[] {
  const properties = model.fields.flatMap(field => propertyDoc(field, any))
  const iterates = list ? [String.raw`@implements \IteratorAggregate<int, ${documentedType(list.item, any)}>`] : []
  const text = docText(model.description || `${model.name} of the API.`)
  const tags = [...properties, ...iterates]
  return tags.length ? [...text, '', ...tags] : text
}

function propertyDoc(field: SdkField, any: AnyClass): string[] {
  const type = documentedType(field.type, any)
  const isOptional = !field.required && !type.includes('mixed')
  const note = field.deprecated ? 'Deprecated. ' : ''
  return docTag(`@property-read ${type}${isOptional ? '|null' : ''} $${field.name}`, `${note}${field.description}`)
}

const fieldLine = (field: SdkField, any: AnyClass) => `        ${phpText(field.name)} => ${madeFrom(field.type, any)},`

export const phpText = (text: string): string => `'${text.replaceAll(/[\\']/g, String.raw`\$&`)}'`
const phpList = (values: string[]) => `[${values.map(phpText).join(', ')}]`
