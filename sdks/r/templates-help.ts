import type { SourceFile } from '../generator/package.ts'

/** A commented object of an R source, as roxygen writes comments. */
export interface HelpBlock {
  name: string
  /** The arguments as written, undefined for what is no function. */
  usage: string | undefined
  /** Blocks with the same page are told on one. */
  page: string
  isExported: boolean
  /** 'print ceic_points' for a method of an S3 class. */
  method: string
  /** Title, description and further paragraphs. */
  intro: string[]
  params: { names: string; text: string }[]
  value: string
  details: string
  examples: string
}

/** Every help comment of a source file with what it stands before. */
export function readBlocks(source: string): HelpBlock[] {
  return [...source.matchAll(/^((?:#'.*\n)+)([\w.]+) <- (function\()?/gm)].map(match => {
    const [whole, text = '', name = '', isFunction] = match
    const tags = readTags(text)
    const get = (tag: string) => tags.find(one => one.tag === tag)?.text ?? ''
    return {
      name,
      usage: isFunction ? readFormals(source.slice(match.index + whole.length)) : undefined,
      page: get('rdname') || name,
      isExported: tags.some(({ tag }) => tag === 'export'),
      method: get('exportS3Method'),
      intro: get('').split(/\n\n+/).filter(Boolean),
      params: tags.filter(({ tag }) => tag === 'param').map(one => splitParam(one.text)),
      value: get('return'),
      details: get('details'),
      examples: get('examples'),
    }
  })
}

function readTags(text: string): { tag: string; text: string }[] {
  const plain = text.replaceAll(/^#' ?/gm, '')
  const parts = `@\n${plain}`.split(/^@/m).slice(1)
  return parts.map(part => {
    const [, tag = '', rest = ''] = /^(\w*)([\s\S]*)$/.exec(part)!
    return { tag, text: tag === 'examples' ? rest.trim() : rest.trim().replaceAll(/\n[ \t]+/g, '\n') }
  })
}

function splitParam(text: string): { names: string; text: string } {
  const [names = '', ...rest] = text.split(/\s+/)
  return { names, text: rest.join(' ') }
}

/** What stands between the brackets of a function, which may hold calls as defaults. */
function readFormals(after: string): string {
  let depth = 1
  let end = 0
  for (; depth > 0; end++) depth += after[end] === '(' ? 1 : after[end] === ')' ? -1 : 0
  return after.slice(0, end - 1).replaceAll(/\s+/g, ' ')
}

/** The help pages of a package. */
export function printHelp(blocks: HelpBlock[]): SourceFile[] {
  const pages = Map.groupBy(
    blocks.filter(({ isExported }) => isExported),
    ({ page }) => page,
  )
  return [...pages].map(([page, members]) => ({ path: `man/${page}.Rd`, content: printPage(page, members) }))
}

function printPage(page: string, members: HelpBlock[]): string {
  const [first] = members as [HelpBlock]
  const usages = members.flatMap(({ name, usage }) => (usage === undefined ? [] : [printUsage(name, usage)]))
  const params = members.flatMap(member => member.params)
  const [title = '', description = title, ...more] = first.intro
  const details = [...more, first.details].filter(Boolean)
  const section = (name: string, text: string) => (text ? [`\\${name}{\n${text}\n}`] : [])
  const items = params.map(({ names, text }) => `\\item{${names.replaceAll(',', ', ')}}{${markup(text)}}`)
  return [
    '% Made from the sources and the OpenAPI document: do not edit.',
    `\\name{${page}}`,
    ...members.map(({ name }) => `\\alias{${name}}`),
    `\\title{${markup(title)}}`,
    ...section('usage', usages.join('\n\n')),
    ...section('arguments', items.join('\n\n')),
    ...section('value', markup(first.value)),
    ...section('description', markup(description)),
    ...section('details', details.map(markup).join('\n\n')),
    ...section('examples', first.examples.replaceAll('%', '\\%')),
    '',
  ].join('\n')
}

function printUsage(name: string, formals: string): string {
  const whole = `${name}(${formals})`
  if (whole.length <= 80) return whole.replaceAll('%', '\\%')
  return `${name}(\n  ${splitFormals(formals).join(',\n  ')}\n)`
}

const splitFormals = (formals: string): string[] => formals.split(/, (?=[\w.`]+(?: =|,|$))/)

/** Escapes what Rd reads, and makes code of what stands in backticks. */
const markup = (text: string): string =>
  text
    .replaceAll(/[\\%{}]/g, '\\$&')
    .replaceAll(/`([^`]*)`/g, '\\code{$1}')
    .replaceAll('`', "'")
