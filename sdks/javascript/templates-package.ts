import type { SdkApi } from '../generator/model.ts'
import type { SdkPackage } from '../generator/package.ts'
import { camelCase, pascalCase } from '../generator/words.ts'
import { classOf, fileOf } from './templates-api.ts'
import { writeComment } from './templates-types.ts'

/** The class that programs make: Ceic, Emis, Epfr, Redd. */
export const clientOf = ({ vendor }: SdkPackage): string => pascalCase(vendor)

export const writeManifest = ({ name, version, apis }: SdkPackage): string =>
  `${JSON.stringify(
    {
      name,
      version,
      description: `Client of the ${apis[0]!.title}`,
      license: 'SEE LICENSE IN LICENSE',
      type: 'module',
      exports: {
        '.': { types: './index.d.ts', default: './index.js' },
        './package.json': './package.json',
      },
      types: './index.d.ts',
      files: ['*.js', '*.d.ts', 'api', 'lib', 'CHANGELOG.md'],
      sideEffects: false,
      engines: { node: '>=20.3' },
    },
    null,
    2,
  )}\n`

/** What the package knows of where it calls. */
export const writeAbout = ({ name, version, host, hostVariable, apis }: SdkPackage): string => `\
/** Where this package calls, and as whom. */
export const about = {
  agent: "${name}/${version}",
  host: "${host}",
  hostVariable: "${hostVariable}",
  basePaths: {
${apis.map((api, at) => `    ${at === 0 ? 'v2' : 'sandbox'}: "${api.basePath}",\n`).join('')}  },
};
`

/** The client: one property for each group. */
export function writeClient(sdk: SdkPackage, api: SdkApi): string {
  const imports = api.groups.map(group => `import { ${classOf(group)} } from "./api/${fileOf(group)}.js";\n`)
  const groups = api.groups.map(group => `  ${camelCase(group.name)} = new ${classOf(group)}(this);\n`)
  return `${imports.toSorted().join('')}import { about } from "./lib/about.js";
import { VendorClient } from "./lib/vendor.js";

/** ${api.title}. */
export class ${clientOf(sdk)} extends VendorClient {
${groups.join('')}
  constructor(options) {
    super(about, options);
  }
}
`
}

export function writeClientTypes(sdk: SdkPackage, api: SdkApi): string {
  const imports = api.groups.map(group => `import type { ${classOf(group)} } from "./api/${fileOf(group)}.js";\n`)
  const groups = api.groups.map(
    group => `${writeComment(group.description, [], '  ')}  readonly ${camelCase(group.name)}: ${classOf(group)};\n`,
  )
  return `${imports.toSorted().join('')}import { VendorClient, type VendorOptions } from "./lib/vendor.js";

${writeComment(api.description.split('\n')[0]!, [], '')}export class ${clientOf(sdk)} extends VendorClient {
  constructor(options?: VendorOptions);
${groups.join('')}}
`
}

export const writeIndex = (sdk: SdkPackage): string => `\
export { ${clientOf(sdk)} } from "./client.js";
export * from "./lib/errors.js";
export { ApiFile } from "./lib/files.js";
export * from "./lib/vendor.js";
`

export const writeIndexTypes = (sdk: SdkPackage, api: SdkApi): string => `\
${api.groups
  .map(group => `export type * from "./api/${fileOf(group)}.js";\n`)
  .toSorted()
  .join('')}\
export { ${clientOf(sdk)} } from "./client.js";
export type { CallOptions, ClientOptions, Proxy } from "./lib/client.js";
export { ApiFile } from "./lib/client.js";
export * from "./lib/errors.js";
export type { Pages } from "./lib/pages.js";
export type { Id, OneOrMore } from "./lib/types.js";
export * from "./lib/vendor.js";
export type * from "./models.js";
`
