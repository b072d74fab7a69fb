import type { Vendor } from '@portal/domain/sdk.ts'
import { licenseText } from '../generator/license.ts'
import type { SdkPackage, SourceFile } from '../generator/package.ts'
import { importLine, spread } from './layout.ts'
import { apiClass, apiModule } from './templates-apis.ts'
import { readmeText } from './templates-readme.ts'

/** What the hand-written module of an owner adds to the front door of its package. */
const facades: Record<Vendor, Record<string, string[]>> = {
  ceic: {},
  emis: { cursor: ['CompanyCursor'] },
  epfr: { reports: ['generate_report'], session: ['login', 'logout'] },
  redd: {},
}

const exceptions = [
  'ApiException',
  'BadRequestException',
  'ConnectionException',
  'ForbiddenException',
  'NotFoundException',
  'ServiceException',
  'TooManyRequestsException',
  'UnauthorizedException',
]

/** Everything about the package that its modules need to know. */
export const writeAbout = ({ name, version, host, hostVariable, apis }: SdkPackage): string =>
  [
    '"""What this package is, and where it calls."""',
    '',
    `PACKAGE = "${name}"`,
    `VERSION = "${version}"`,
    `HOST = "${host}"`,
    `HOST_VARIABLE = "${hostVariable}"`,
    ...spread(
      'BASE_PATHS = {',
      apis.map(api => `"${api.name}": "${api.basePath}"`),
      '}',
      0,
    ),
    `BASE_PATH = BASE_PATHS["${apis[0]!.name}"]`,
    '',
  ].join('\n')

/** The front door: what programs import from the package itself. */
export function writeFront({ vendor, apis }: SdkPackage): string {
  const modules: Record<string, string[]> = {
    api_client: ['ApiClient'],
    ...Object.fromEntries(apis[0]!.groups.map(group => [`apis.${apiModule(group)}`, [apiClass(group)]])),
    configuration: ['Configuration'],
    files: ['File'],
    paging: ['iter_items', 'iter_pages'],
    rest: exceptions,
    ...facades[vendor],
  }
  const names = Object.values(modules).flat().sort()
  return [
    `"""Client of the ${apis[0]!.title}."""`,
    '',
    'from ._about import VERSION as __version__',
    ...Object.keys(modules)
      .sort()
      .flatMap(module => importLine(`.${module}`, modules[module]!)),
    '',
    '__all__ = [',
    ...[...names, '__version__'].map(name => `    "${name}",`),
    ']',
    '',
  ].join('\n')
}

/** The front door of the folder of API classes. */
export const writeApisFront = ({ apis }: SdkPackage): string =>
  [
    '"""One class for each group of calls."""',
    '',
    ...apis[0]!.groups.flatMap(group => importLine(`.${apiModule(group)}`, [apiClass(group)])).sort(),
    '',
    '__all__ = [',
    ...apis[0]!.groups.map(group => `    "${apiClass(group)}",`).sort(),
    ']',
    '',
  ].join('\n')

/** What stands beside the package folder. */
export const writeProject = (sdk: SdkPackage): SourceFile[] => [
  { path: 'pyproject.toml', content: projectText(sdk) },
  { path: 'README.md', content: readmeText(sdk) },
  { path: 'CHANGELOG.md', content: changelogText(sdk) },
  { path: 'LICENSE', content: licenseText(sdk) },
]

/** One sentence on what the package is. */
export const summaryOf = ({ apis }: SdkPackage): string => `Client of the ${apis[0]!.title}`

const projectText = (sdk: SdkPackage): string => `\
[build-system]
requires = ["setuptools>=61"]
build-backend = "setuptools.build_meta"

[project]
name = "${sdk.name}"
version = "${sdk.version}"
description = "${summaryOf(sdk)}"
readme = "README.md"
requires-python = ">=3.9"
license = { file = "LICENSE" }

[project.optional-dependencies]
pandas = ["pandas>=1.3"]

[tool.setuptools]
packages = ["${sdk.name}", "${sdk.name}.apis"]

[tool.setuptools.package-data]
${sdk.name} = ["py.typed"]
`

const changelogText = ({ version, apis }: SdkPackage): string => `\
# Changelog

The first three numbers of a version are those of the API's specification, the fourth
counts the builds of this package.

## ${version}

- Describes version ${apis[0]!.version} of the ${apis[0]!.title}.
- Waits when the API answers 429, keeps to its pace, and repeats reads when the
  connection breaks.
- Reads lists over all their pages, and answers as data frames of pandas.
`
