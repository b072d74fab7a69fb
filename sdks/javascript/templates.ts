import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { packTar } from '../generator/archive.ts'
import { licenseText } from '../generator/license.ts'
import type { SdkPackage, SdkTemplates, SourceFile } from '../generator/package.ts'
import { fileOf, writeGroup, writeGroupTypes } from './templates-api.ts'
import {
  writeAbout,
  writeClient,
  writeClientTypes,
  writeIndex,
  writeIndexTypes,
  writeManifest,
} from './templates-package.ts'
import { writeChangelog, writeReadme } from './templates-readme.ts'
import { writeModels } from './templates-types.ts'

const runtime = path.join(import.meta.dirname, 'runtime')

/** JavaScript: an ES module with TypeScript declarations, offered as a tarball that npm installs by its address. */
export const javascript: SdkTemplates = {
  language: 'javascript',
  writePackage,
  publish: async packages =>
    packages.map(({ sdk, files }) => ({
      path: `javascript/${sdk.name}-${sdk.version}.tar.gz`,
      // npm drops the first step of every path.
      content: packTar(files.map(file => ({ ...file, path: `package/${file.path}` }))),
    })),
}

/** The sandbox has a part of the same calls, so the first API stands for both. */
function writePackage(sdk: SdkPackage): SourceFile[] {
  const api = sdk.apis[0]!
  return [
    { path: 'package.json', content: writeManifest(sdk) },
    { path: 'README.md', content: writeReadme(sdk) },
    { path: 'CHANGELOG.md', content: writeChangelog(sdk) },
    { path: 'LICENSE', content: licenseText(sdk) },
    { path: 'index.js', content: writeIndex(sdk) },
    { path: 'index.d.ts', content: writeIndexTypes(sdk, api) },
    { path: 'client.js', content: writeClient(sdk, api) },
    { path: 'client.d.ts', content: writeClientTypes(sdk, api) },
    { path: 'models.d.ts', content: writeModels(api.models) },
    ...api.groups.flatMap(group => [
      { path: `api/${fileOf(group)}.js`, content: writeGroup(api, group) },
      { path: `api/${fileOf(group)}.d.ts`, content: writeGroupTypes(api, group) },
    ]),
    { path: 'lib/about.js', content: writeAbout(sdk) },
    ...copyRuntime('lib', name => `lib/${name}`),
    ...copyRuntime('facades', name =>
      name.startsWith(`${sdk.vendor}.`) ? `lib/${name.replace(sdk.vendor, 'vendor')}` : undefined,
    ),
  ]
}

function copyRuntime(folder: string, rename: (name: string) => string | undefined): SourceFile[] {
  return readdirSync(path.join(runtime, folder))
    .sort()
    .flatMap(name => {
      const target = rename(name)
      return target ? [{ path: target, content: readFileSync(path.join(runtime, folder, name), 'utf8') }] : []
    })
}
