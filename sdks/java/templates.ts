import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { licenseText } from '../generator/license.ts'
import type { SdkPackage, SdkTemplates, SourceFile } from '../generator/package.ts'
import { pascalCase } from '../generator/words.ts'
import { printAbout, printClient } from './clients.ts'
import { groupClass, printGroup } from './groups.ts'
import { printModel } from './models.ts'
import { publish } from './repository.ts'
import { printChanges, printPom, printReadme } from './texts.ts'
import { packageName } from './words.ts'

/** Java 11 and the JDK alone: a client with groups of methods, classes of models, lists over their pages. */
export const java: SdkTemplates = { language: 'java', writePackage, publish }

function writePackage(sdk: SdkPackage): SourceFile[] {
  const root = packageName(sdk)
  const api = sdk.apis[0]!
  const folder = `src/main/java/${root.replaceAll('.', '/')}`
  const groups = api.groups.filter(({ operations }) => operations.length > 0)
  return [
    { path: 'CHANGELOG.md', content: printChanges(sdk) },
    { path: 'LICENSE', content: licenseText(sdk) },
    { path: 'README.md', content: printReadme(sdk) },
    { path: 'pom.xml', content: printPom(sdk) },
    { path: `${folder}/About.java`, content: printAbout(root, sdk) },
    { path: `${folder}/${pascalCase(sdk.vendor)}Client.java`, content: printClient(root, sdk) },
    ...groups.map(group => ({ path: `${folder}/${groupClass(group)}.java`, content: printGroup(root, api, group) })),
    ...api.models.map(model => ({ path: `${folder}/model/${model.name}.java`, content: printModel(root, model) })),
    ...[path.join(import.meta.dirname, 'runtime'), path.join(import.meta.dirname, 'facades', sdk.vendor)].flatMap(
      from =>
        readdirSync(from, { withFileTypes: true })
          .filter(entry => entry.name.endsWith('.java'))
          .map(({ name }) => ({
            path: `${folder}/${name}`,
            content: readFileSync(path.join(from, name), 'utf8').replace('package portal.sdk;', `package ${root};`),
          })),
    ),
  ]
}
