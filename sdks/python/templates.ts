import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { SdkPackage, SdkTemplates, SourceFile } from '../generator/package.ts'
import { publish } from './publish.ts'
import { apiModule, writeApi } from './templates-apis.ts'
import { writeModels } from './templates-models.ts'
import { writeAbout, writeApisFront, writeFront, writeProject } from './templates-package.ts'

const runtime = path.join(import.meta.dirname, 'runtime')

/** The modules that are written by hand, of all packages or of one owner's. */
function readRuntime(folder: string): SourceFile[] {
  const place = path.join(runtime, folder)
  const names = existsSync(place) ? readdirSync(place).filter(name => /\.(py|typed)$/.test(name)) : []
  return names.sort().map(name => ({ path: name, content: readFileSync(path.join(place, name), 'utf8') }))
}

/** Python 3.9 and later, on its standard library alone. The sandbox is spoken to by the classes of the API it tries. */
function writePackage(sdk: SdkPackage): SourceFile[] {
  const { groups, models } = sdk.apis[0]!
  const modules: SourceFile[] = [
    { path: '__init__.py', content: writeFront(sdk) },
    { path: '_about.py', content: writeAbout(sdk) },
    ...readRuntime('package'),
    ...readRuntime(sdk.vendor),
    { path: 'models.py', content: writeModels(models) },
    { path: 'apis/__init__.py', content: writeApisFront(sdk) },
    ...groups.map(group => ({ path: `apis/${apiModule(group)}.py`, content: writeApi(group) })),
  ]
  return [...writeProject(sdk), ...modules.map(file => ({ ...file, path: `${sdk.name}/${file.path}` }))]
}

export const python: SdkTemplates = { language: 'python', writePackage, publish }
