import { useEffect, useState } from 'react'

export interface Palette {
  accent: string
  ink: string
  muted: string
  line: string
  surface: string
}

/** The colours of the page as a canvas takes them: read from an element, since a variable may be a function. */
function readPalette(): Palette {
  const probe = document.body.appendChild(document.createElement('span'))
  const read = (name: string) => {
    probe.style.color = `var(${name})`
    return getComputedStyle(probe).color
  }
  const palette = {
    accent: read('--accent'),
    ink: read('--ink-1'),
    muted: read('--ink-3'),
    line: read('--line'),
    surface: read('--surface-0'),
  }
  probe.remove()
  return palette
}

/** The colours of the page, again whenever its mode changes. */
export function usePalette(): Palette {
  const [palette, setPalette] = useState(readPalette)
  useEffect(() => {
    const look = () => setPalette(readPalette())
    const observer = new MutationObserver(look)
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-mode', 'data-brand'] })
    const systems = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'].map(query => matchMedia(query))
    for (const system of systems) system.addEventListener('change', look)
    return () => {
      observer.disconnect()
      for (const system of systems) system.removeEventListener('change', look)
    }
  }, [])
  return palette
}
