declare module 'markdown-it-container' {
  import type MarkdownIt from 'markdown-it'
  import type { Token } from 'markdown-it'

  // biome-ignore lint/style/noDefaultExport: so does the package
  export default function container(
    md: MarkdownIt,
    name: string,
    options: { render: (tokens: Token[], at: number) => string },
  ): void
}
