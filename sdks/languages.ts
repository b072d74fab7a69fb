import type { SdkTemplates } from './generator/package.ts'

/** Every language that packages are written in. */
export const languages: SdkTemplates[] = []
