import type { SdkTemplates } from './generator/package.ts'
import { java } from './java/templates.ts'
import { javascript } from './javascript/templates.ts'
import { php } from './php/templates.ts'
import { python } from './python/templates.ts'
import { r } from './r/templates.ts'

/** Every language that packages are written in. */
export const languages: SdkTemplates[] = [java, javascript, php, python, r]
