import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { findSdkDownload } from '@portal/domain/sdk.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Content, loadContent } from './content.ts'
import { openPages } from './pages.ts'
import { listDownloads, listSdks, openSdks } from './sdks.ts'

let folder: string
let content: Content
const portalUrl = 'https://portal.example.test'
const noPages = await openPages('/nowhere')

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'portal-sdks-'))
  content = await loadContent(path.join(folder, 'specifications'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const file = { bytes: 12, sha256: 'ab', isOpen: false }
async function publish(files: string[]) {
  const target = path.join(folder, 'sdks')
  await mkdir(target, { recursive: true })
  const list = Object.fromEntries(files.map(name => [name, file]))
  await writeFile(path.join(target, 'downloads.json'), JSON.stringify(list))
  return openSdks(target)()
}
const namesOf = (downloads: { name: string }[]) => downloads.map(({ name }) => name)

test('the list of the macro API keeps Python third, as an old client reads it', async () => {
  const downloads = listSdks({ content }, 'ceic-macroeconomic', portalUrl)
  expect(namesOf(downloads)).toEqual(['JavaScript', 'PHP', 'Python', 'PyCEIC', 'R', 'Java'])
  expect(downloads.map(({ version, path }) => [version, path])).toEqual([
    ['2.11.4', `${portalUrl}/downloads/ceic/javascript/CeicApi-2.11.4.tar.gz`],
    ['2.11.4', `${portalUrl}/downloads/ceic/php/`],
    ['2.11.4.389', `${portalUrl}/downloads/ceic/python`],
    ['2.11.4.389', `${portalUrl}/downloads/ceic/python`],
    ['2.11.4', `${portalUrl}/downloads/ceic/R/`],
    ['2.11.4', `${portalUrl}/downloads/ceic/java/com/ceic/ceic-api/2.11.4/ceic-api-2.11.4.jar`],
  ])
})

test.each([
  ['ceic-sandbox', ['JavaScript', 'PHP', 'Python', 'PyCEIC', 'R', 'Java']],
  ['emis-api-v2', ['JavaScript', 'PHP', 'Python', 'PyCEIC', 'Java']],
  ['emis-company', ['PHP']],
  ['emis-documents', ['PHP']],
  ['emis-dealwatch', []],
  ['epfr-api-v2', ['JavaScript', 'PHP', 'Python', 'R']],
  ['redd-api-v1', ['JavaScript', 'PHP', 'Python']],
])('%s is spoken by %j', (api, names) => {
  expect(namesOf(listSdks({ content }, api, portalUrl))).toEqual(names)
})

const packages = ({ type }: { type: string }) => type === 'sdk'

test('before the first build the list is the built-in one', async () => {
  const nothing = await openSdks('/nowhere')()
  const downloads = listDownloads({ content }, nothing, noPages, 'redd-api-v1', portalUrl)
  expect(downloads.filter(packages)).toEqual(listSdks({ content }, 'redd-api-v1', portalUrl))
  expect(() => listDownloads({ content }, nothing, noPages, 'redd-api', portalUrl)).toThrow('api-unknown')
})

test('after it only what was built is listed, with sizes and sums', async () => {
  const archive = 'redd/sdks/python/redd_api_client-1.4.0.389-py3-none-any.whl'
  const sdks = await publish([archive, 'redd/sdks/python/index.html', 'ceic/R/src/contrib/ceic_2.11.4.tar.gz'])
  const downloads = listDownloads({ content }, sdks, noPages, 'redd-api-v1', portalUrl)
  expect(namesOf(downloads.filter(packages))).toEqual(['Python'])
  expect(downloads[0]!.files).toEqual([{ path: `${portalUrl}/downloads/${archive}`, size: 12, sha256: 'ab' }])
})

test('a portal that runs while the packages are built again offers the new ones', async () => {
  const target = path.join(folder, 'sdks')
  const readSdks = openSdks(target)
  await publish(['redd/sdks/php/old.zip'])
  const before = await readSdks()
  expect(before.find('redd/sdks/php/old.zip').bytes).toBe(12)
  await publish(['redd/sdks/php/new.zip'])
  await utimes(path.join(target, 'downloads.json'), new Date(), new Date(Date.now() + 1000))
  const after = await readSdks()
  expect(Object.keys(after.files)).toEqual(['redd/sdks/php/new.zip'])
  expect(await readSdks()).toBe(after)
})

test('a broken document takes only its own version from the packages of its owner', () => {
  const broken = new Map(content).set('emis-api-v2', {
    product: content.get('emis-api-v2')!.product,
    problem: 'no YAML',
  })
  const own = content.get('emis-company')
  const version = own && 'specification' in own ? own.specification.info.version : ''
  const [php] = listSdks({ content: broken }, 'emis-company', portalUrl)
  expect([php!.name, php!.version]).toEqual(['PHP', version])
})

test('a name is found whatever its case', () => {
  const downloads = listSdks({ content }, 'redd-api-v1', portalUrl)
  expect(findSdkDownload(downloads, 'javascript')).toBe(downloads[0])
  expect(findSdkDownload(downloads, 'ruby')).toBeUndefined()
})

test('a folder answers with its index, and what is not listed is not there', async () => {
  const sdks = await publish(['ceic/python/index.html'])
  expect(sdks.find('ceic/python/').path).toBe(path.join(folder, 'sdks/downloads/ceic/python/index.html'))
  expect([sdks.isFolder('ceic/python'), sdks.isFolder('ceic')]).toEqual([true, false])
  for (const address of ['', 'ceic', 'ceic/python', '../downloads.json', 'constructor', '__proto__']) {
    expect(() => sdks.find(address)).toThrow('file-unknown')
  }
})
