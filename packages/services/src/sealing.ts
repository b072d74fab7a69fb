import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Config } from './config.ts'

const nonceBytes = 12
const tagBytes = 16

const keyOf = ({ secretKey }: Config) => Buffer.from(hkdfSync('sha256', secretKey, '', 'sealed secrets of feeds', 32))

/**
 * Encrypts a secret that has to be read again (AES-256-GCM). `place` is the row and field it is for: moved to another
 * place it cannot be opened.
 */
export function seal(config: Config, secret: string, place: string): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', keyOf(config), nonce).setAAD(Buffer.from(place))
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** The secret again. Throws when it was altered, moved, or sealed with another key. */
export function unseal(config: Config, sealed: Buffer, place: string): string {
  const nonce = sealed.subarray(0, nonceBytes)
  const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes)
  const cipher = createDecipheriv('aes-256-gcm', keyOf(config), nonce, { authTagLength: tagBytes })
  cipher.setAAD(Buffer.from(place)).setAuthTag(tag)
  return Buffer.concat([cipher.update(sealed.subarray(nonceBytes + tagBytes)), cipher.final()]).toString('utf8')
}
