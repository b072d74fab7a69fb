import type { SdkApi } from '../generator/model.ts'
import { docBlock, docText } from './documentation.ts'
import { groupClass, groupProperty } from './groups.ts'
import { qualified } from './types.ts'

/** The class that holds all groups of an API: `$client->series` is one of its properties. */
export function printOperations(api: SdkApi, namespace: string, runtime: string): string {
  const properties = api.groups.flatMap(group => [
    '',
    ...docBlock(docText(group.description, 4), '    '),
    `    public readonly ${groupClass(group)} $${groupProperty(group)};`,
  ])
  return [
    ...['<?php', '', 'declare(strict_types=1);', '', `namespace ${namespace};`, ''],
    ...[`use ${qualified(runtime, 'Runtime', 'Service')};`, ''],
    ...docBlock([`The operations of the ${api.title} by function group.`]),
    'class Operations',
    '{',
    ...properties.slice(1),
    '',
    '    public function __construct(Service $service)',
    '    {',
    ...api.groups.map(group => `        $this->${groupProperty(group)} = new ${groupClass(group)}($service);`),
    ...['    }', '}', ''],
  ].join('\n')
}
