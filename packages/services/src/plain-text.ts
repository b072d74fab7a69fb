import MarkdownIt from 'markdown-it'
import { withoutTags } from './markdown-html.ts'

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** HTML of a page as the text that is searched and shown in snippets. */
export const plainHtml = (html: string): string =>
  html
    .replaceAll(/<(div class="code-bar")[\s\S]*?<\/div>|<div class="tabs-list"[\s\S]*?<\/div>/g, '')
    .replaceAll(/<\/?span[^>]*>/g, '') // the colours of code part no words
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Markdown of a document's description as plain text. */
export const plainMarkdown = (markdown: string): string =>
  new MarkdownIt().utils
    .unescapeAll(withoutTags(markdown))
    .replaceAll(/^#+\s|[`*]|\]\([^)]*\)|\[/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
