import { hash, randomBytes } from 'node:crypto'
import { makeId } from '@portal/domain/id.ts'
import type { Context } from './context.ts'

/** What is kept of a secret that has enough chance in it to need no slow hash. */
export const sha256 = (secret: string): Buffer => hash('sha256', secret, 'buffer')

/** The same as a text, under which memory keeps what it knows of a secret. */
export const sha256Key = (secret: string): string => hash('sha256', secret, 'base64')

/** A new id for a row of the portal. */
export const newId = (ctx: Context): string => makeId(ctx.now().getTime(), randomBytes(10))

/** The part of a file's address that nobody can guess. */
export const newFileKey = (): string => randomBytes(24).toString('base64url')
