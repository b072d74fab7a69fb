// Classes by function group, one method for each call.
import type { SdkApi, SdkGroup, SdkOperation } from '../generator/model.ts'
import { camelCase, pascalCase } from '../generator/words.ts'
import { docBlock, docText } from './documentation.ts'
import { findList, listOf } from './lists.ts'
import { type Place, printCall } from './methods.ts'
import { printCursor, printPages } from './pages.ts'
import { anyClass, modelsIn, qualified } from './types.ts'

/** 'SeriesApi' */
export const groupClass = (group: SdkGroup): string => `${pascalCase(group.name)}Api`
/** 'savedReports' */
export const groupProperty = (group: SdkGroup): string => camelCase(group.name)

/** The class of a group. `namespace` is that of its API, `runtime` that of the package. */
export function printGroup(api: SdkApi, group: SdkGroup, namespace: string, runtime: string): string {
  const place = { api, group, any: anyClass(api) }
  const methods = group.operations.flatMap(operation => printOperation(place, operation))
  const text = methods.flat().join('\n')
  const uses = [...usedModels(place, text, namespace), ...usedRuntime(text, namespace, runtime)]
  return [
    ...['<?php', '', 'declare(strict_types=1);', '', `namespace ${namespace};`, ''],
    ...[...new Set(uses)].toSorted().map(name => `use ${name};`),
    '',
    ...docBlock(docText(group.description)),
    `final class ${groupClass(group)}`,
    '{',
    '    public function __construct(private readonly Service $service)',
    '    {',
    '    }',
    ...methods.flatMap(method => ['', ...method.map(line => (line ? `    ${line}` : line))]),
    ...['}', ''],
  ].join('\n')
}

/** One method for the call, and one for each way of reading all pages. */
function printOperation(place: Place, operation: SdkOperation): string[][] {
  const list = operation.paging && operation.method === 'get' ? listOf(place.api, operation) : undefined
  return [
    printCall(place, operation),
    ...(list ? [printPages(place, operation, list)] : []),
    ...(list && operation.paging === 'cursor' ? [printCursor(place, operation, list)] : []),
  ]
}

function usedModels({ api, group, any }: Place, text: string, namespace: string): string[] {
  const named = group.operations.flatMap(({ answer, body }) => [answer, body?.type].flatMap(one => modelsIn(one)))
  const items = api.models
    .filter(({ name }) => named.includes(name))
    .flatMap(model => modelsIn(findList(api, model)?.item))
  return [...named, ...items, ...(any ? [any] : [])]
    .filter(name => new RegExp(`\\b${name}\\b`).test(text))
    .map(name => qualified(namespace, 'Model', name))
}

const usedRuntime = (text: string, namespace: string, runtime: string): string[] => [
  qualified(runtime, 'Runtime', 'Service'),
  ...['Value', 'Pages', 'Model']
    .filter(name => new RegExp(`\\b${name}::(step|commas|date|by|make)`).test(text))
    .map(name => qualified(runtime, 'Runtime', name)),
  ...(text.includes('): File') && namespace !== runtime ? [qualified(runtime, 'File')] : []),
]
