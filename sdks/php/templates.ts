import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { SdkApi } from '../generator/model.ts'
import type { SdkPackage, SdkTemplates, SourceFile } from '../generator/package.ts'
import { pascalCase } from '../generator/words.ts'
import { printGroup } from './groups.ts'
import { phpText, printModel } from './models.ts'
import { printOperations } from './operations.ts'
import { publish } from './repository.ts'
import { printTexts } from './texts.ts'
import { qualified } from './types.ts'

const here = import.meta.dirname

/** Where each API of a vendor with several lives below the vendor's namespace. */
const apiNamespaces: Record<string, string> = {
  'emis-company': 'Company',
  'emis-documents': 'Documents',
  'emis-api-v2': 'V2',
}

export const php: SdkTemplates = { language: 'php', writePackage, publish }

function writePackage(sdk: SdkPackage): SourceFile[] {
  const namespace = qualified(pascalCase(sdk.vendor), 'Api')
  // The sandbox has the calls of the macro API: the client turns to it by another base path.
  const apis = sdk.apis.filter(({ name }) => name !== 'ceic-sandbox')
  return [
    ...printTexts(sdk, namespace),
    ...runtimeFiles(namespace),
    ...readFolder(path.join(here, 'vendors', sdk.vendor)).map(file => placed(file.content, namespace)),
    { path: 'src/Runtime/Package.php', content: printPackage(sdk, namespace) },
    ...apis.flatMap(api => apiFiles(api, namespace)),
  ].toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

function apiFiles(api: SdkApi, runtime: string): SourceFile[] {
  const place = apiNamespaces[api.name]
  const namespace = place ? qualified(runtime, place) : runtime
  const files = [
    printOperations(api, namespace, runtime),
    ...api.groups.map(group => printGroup(api, group, namespace, runtime)),
    ...api.models.map(model => printModel(api, model, namespace, runtime)),
    ...(api.family === 'emis' ? [entity(namespace, runtime)] : []),
  ]
  return files.map(content => placed(content, runtime))
}

/** The one file of the runtime that each API has for itself: it looks for models beside it. */
const entity = (namespace: string, runtime: string) =>
  readFileSync(path.join(here, 'Entity.php'), 'utf8')
    .replace(String.raw`namespace Portal\Sdk\Model`, () => `namespace ${qualified(namespace, 'Model')}`)
    .replaceAll(String.raw`Portal\Sdk`, () => runtime)

/** Where PSR-4 looks for the class of a source: 'src/Model/Series.php'. */
function placed(content: string, root: string): SourceFile {
  const namespace = /^namespace (.*);$/m.exec(content)![1]!
  const name = /^(?:abstract |final )?(?:class|interface|trait) (\w+)/m.exec(content)![1]!
  const folder = namespace.slice(root.length + 1).replaceAll('\\', '/')
  return { path: path.posix.join('src', folder, `${name}.php`), content }
}

const runtimeFiles = (namespace: string): SourceFile[] =>
  readFolder(path.join(here, 'runtime')).map(file => ({
    path: `src/${file.path}`,
    content: file.content.replaceAll(String.raw`Portal\Sdk`, () => namespace),
  }))

const readFolder = (folder: string): { path: string; content: string }[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.php'))
    .map(file => ({ path: file, content: readFileSync(path.join(folder, file), 'utf8') }))

function printPackage(sdk: SdkPackage, namespace: string): string {
  const paths = sdk.apis.map(api => `        ${phpText(api.name)} => ${phpText(api.basePath)},`)
  return `\
<?php

declare(strict_types=1);

namespace ${namespace}\\Runtime;

/** What makes this package the one it is. */
final class Package
{
    public const NAME = ${phpText(`${sdk.vendor}-api-php`)};
    public const VERSION = ${phpText(sdk.version)};

    /** Where calls go unless the program or the environment says otherwise. */
    public const HOST = ${phpText(sdk.host)};
    public const HOST_VARIABLE = ${phpText(sdk.hostVariable)};

    /** Where each API stands behind the host. */
    public const BASE_PATHS = [
${paths.join('\n')}
    ];
}
`
}
