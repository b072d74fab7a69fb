import { frequencies } from '../codes.ts'
import type { DataAnswer, DataCall, DataContext, Handler } from '../data-api.ts'
import { describeNode, findNode, type LayoutNode, type NodeCoverage } from '../sources/layout.ts'
import { notFound } from './refusals.ts'

/** The files that belong to the footnote of every node. */
const resources: Record<string, (footnote: Footnote) => string> = {
  'sources.txt': ({ coverage }) => coverage.sources.map(({ name, series }) => `${name}\t${series}\n`).join(''),
}

interface Footnote {
  node: LayoutNode
  coverage: NodeCoverage
  isChinese: boolean
}

/** Reads the node of the path and what its series cover. Throws a 404 for an unknown node. */
async function readFootnote(ctx: DataContext, call: DataCall): Promise<Footnote> {
  const code = String(call.params.node_code).toUpperCase()
  const node = await findNode(ctx, code, call.language)
  if (!node) throw notFound(call, code)
  return { node, coverage: await describeNode(ctx, node, call.language), isChinese: call.language === 'zh' }
}

/** The text of a footnote, one paragraph per subject. */
function writeFootnote({ node, coverage, isChinese }: Footnote): string {
  const names = frequencies
    .filter(({ id }) => coverage.frequencies.includes(id))
    .map(({ en, zh }) => (isChinese ? zh : en))
  const { start_date, end_date, units, sources, remarks } = coverage
  const span = start_date && end_date ? [start_date, end_date] : undefined
  const lines = isChinese
    ? [
        `${node.name}（${node.code}）`,
        `数列数量：${coverage.series}`,
        span && `时间范围：${span.join('至')}`,
        names.length > 0 && `频率：${names.join('、')}`,
        units.length > 0 && `单位：${units.join('、')}`,
        sources.length > 0 && `来源：${sources.map(({ name }) => name).join('、')}`,
        '日期：月度以上频率的数据以所属时期最后一个月的首日标注。',
        ...remarks,
      ]
    : [
        `${node.name} (${node.code})`,
        `Series: ${coverage.series}`,
        span && `Time span: ${span.join(' to ')}`,
        names.length > 0 && `Frequencies: ${names.join(', ')}`,
        units.length > 0 && `Units: ${units.join(', ')}`,
        sources.length > 0 && `Sources: ${sources.map(({ name }) => name).join(', ')}`,
        'Dates: figures of a month or longer are dated with the first day of the last month of their period.',
        ...remarks,
      ]
  return `${lines.filter(Boolean).join('\n\n')}\n`
}

const getLayoutFootnoteMetadata: Handler = async (ctx, call) => {
  const { node, isChinese } = await readFootnote(ctx, call)
  const link = `${call.baseUrl}/layout/${node.code}/footnote/download`
  const files = Object.keys(resources).map(fileName => ({ fileName, downloadLink: `${link}/${fileName}` }))
  return { body: { data: { footnote: describeFile(node, isChinese, link), resources: files } } }
}

/** LayoutFootnoteMetadataItem. */
const describeFile = (node: LayoutNode, isChinese: boolean, downloadLink: string) => ({
  fileName: fileNameOf(node),
  contentType: 'text/plain',
  languageCode: isChinese ? 'zh' : 'en',
  lastUpdateTime: node.updated_at.toISOString(),
  fileType: 'txt',
  description: isChinese ? `${node.name}的覆盖范围、来源和说明。` : `Coverage, sources and notes of ${node.name}.`,
  downloadLink,
})

const fileNameOf = ({ code }: LayoutNode) => `${code}-footnote.txt`

const textFile = (fileName: string, text: string): DataAnswer => ({
  bytes: new TextEncoder().encode(text),
  contentType: 'text/plain; charset=utf-8',
  fileName,
})

const getLayoutFootnote: Handler = async (ctx, call) => {
  const footnote = await readFootnote(ctx, call)
  return textFile(fileNameOf(footnote.node), writeFootnote(footnote))
}

const getLayoutFootnoteResource: Handler = async (ctx, call) => {
  const fileName = String(call.params.file_name)
  const footnote = await readFootnote(ctx, call)
  if (!Object.hasOwn(resources, fileName)) throw notFound(call, fileName)
  return textFile(fileName, resources[fileName]!(footnote))
}

export const footnoteHandlers: Record<string, Handler> = {
  getLayoutFootnoteMetadata,
  getLayoutFootnote,
  getLayoutFootnoteResource,
}
