import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { licenseText } from '../generator/license.ts'
import type { SdkPackage, SdkTemplates, SourceFile } from '../generator/package.ts'
import { printFunctions } from './templates-functions.ts'
import { printHelp, readBlocks } from './templates-help.ts'
import { printModels } from './templates-models.ts'
import { printAbout, printDescription, printNamespace, printNews, printReadme } from './templates-package.ts'
import { publishRepository } from './templates-repository.ts'

/** R: functions named 'ceic.search', data frames and zoo series as results, help pages, a source repository. */
export const r: SdkTemplates = { language: 'r', writePackage, publish: async packages => publishRepository(packages) }

function writePackage(sdk: SdkPackage): SourceFile[] {
  const api = sdk.apis[0]!
  const code = [
    { path: 'R/about.R', content: printAbout(sdk) },
    { path: 'R/models.R', content: printModels(api) },
    ...api.groups.flatMap(group => {
      const content = printFunctions(sdk, group)
      return content ? [{ path: `R/api-${group.name.toLowerCase()}.R`, content }] : []
    }),
    ...readRuntime('common'),
    ...readRuntime(sdk.vendor),
  ]
  const blocks = code.flatMap(({ content }) => readBlocks(content))
  return [
    { path: 'DESCRIPTION', content: printDescription(sdk) },
    { path: 'LICENSE', content: licenseText(sdk) },
    { path: 'NAMESPACE', content: printNamespace(blocks) },
    { path: 'NEWS.md', content: printNews(sdk) },
    { path: 'README.md', content: printReadme(sdk) },
    ...code.toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    ...printHelp(blocks),
  ]
}

function readRuntime(folder: string): { path: string; content: string }[] {
  const from = path.join(import.meta.dirname, 'runtime', folder)
  return readdirSync(from).map(name => ({ path: `R/${name}`, content: readFileSync(path.join(from, name), 'utf8') }))
}
