import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

/** Leaves in the browser's message files only the words that the web's own code says; the server says the others. */
export function webWords(web: string): Plugin {
  const code = globSync('src/**/*.{ts,tsx}', { cwd: web, exclude: file => /\.test\.|\/boot\//.test(file) })
    .map(file => readFileSync(path.join(web, file), 'utf8'))
    .join('\n')
  const families = [...code.matchAll(/`([\w-]+(?:\.[\w-]+)*\.)\$\{/g)].map(match => match[1] ?? '')
  const isSaid = (key: string) => code.includes(`'${key}'`) || families.some(family => key.startsWith(family))
  return {
    name: 'web-words',
    enforce: 'pre',
    transform(json, id) {
      if (!/content\/messages\/\w+\.json$/.test(id)) return null
      const words = Object.entries(JSON.parse(json) as Record<string, string>).filter(([key]) => isSaid(key))
      return { code: JSON.stringify(Object.fromEntries(words)), map: null }
    },
  }
}
