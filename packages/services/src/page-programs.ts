import { placeholderHosts } from '@portal/domain/page.ts'

/** The portal's address in the programs beside the pages: they run as they stand against a portal started with `npm start`. */
export const writtenHost = 'http://127.0.0.1:4000'

/**
 * Puts programs and what they print into the fences that name them, and takes the notes for the run off the others:
 *
 * - `python program=search.py` takes the program from the file beside the page
 * - `text output=search.py` takes what it printed from 'search.py.out', which `npm run examples` records
 * - `bash norun="why"` marks what is not run
 *
 * `read` gives the text of a file beside the page and throws when it is missing.
 */
export async function fillPrograms(body: string, read: (name: string) => Promise<string>): Promise<string> {
  const fence = /^```(\w+) +(program|output|norun)=(?:"([^"]*)"|(\S+))\n([\s\S]*?)^```$/gm
  const parts: string[] = []
  let from = 0
  for (const { index, 0: whole, 1: language, 2: kind, 4: name = '', 5: written } of body.matchAll(fence)) {
    const text = kind === 'norun' ? written! : await readPart(name, kind === 'output', read)
    parts.push(body.slice(from, index), `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``)
    from = index + whole.length
  }
  return [...parts, body.slice(from)].join('')
}

async function readPart(name: string, isOutput: boolean, read: (name: string) => Promise<string>): Promise<string> {
  const text = await read(isOutput ? `${name}.out` : name)
  return text.replaceAll(writtenHost, placeholderHosts.portalUrl)
}
