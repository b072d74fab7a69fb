import type { SdkPackage } from './package.ts'

/** The text of the file LICENSE, the same in every package. */
export const licenseText = ({ name, vendor }: SdkPackage): string => `\
${name}: license

Copyright (c) 2026 ${vendor.toUpperCase()}. All rights reserved.

1. You may install, run and copy this package, and ship it as a part of your own
   programs, as long as you have a current subscription to one of the APIs it calls.
2. You may change your copies for your own use. You may not sell the package, offer it
   for download to others, or remove this text from it.
3. Data that the package reads are governed by your subscription, not by this text.
4. The package is provided as it is, without warranty of any kind. To the extent that
   the law allows, its authors are not liable for damage that comes from its use.
`
