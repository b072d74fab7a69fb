import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { readConfig } from '@portal/services/config.ts'
import { type Content, loadContent } from '@portal/services/content.ts'
import { openContext } from '@portal/services/context.ts'
import { buildApp } from '../../apps/server/src/app.ts'
import { makeAccount } from './accounts.ts'
import { type Dropped, dropProduct } from './drop-product.ts'
import { longExamplesDocument } from './long-examples.ts'
import { namesDocument, openApiLookAlike, swaggerLookAlike } from './look-alikes.ts'
import { demoPassword } from './portal.ts'

/** Drops the large documents into a folder as products, `big-three` with 1,223 operations, `big-one` with 659, `big-two`. */
export function dropLookAlikes(folder: string) {
  dropProduct(folder, 'big/three', openApiLookAlike('3.0.3', 1223))
  dropProduct(folder, 'big/one', openApiLookAlike('3.1.0', 659))
  dropProduct(folder, 'big/two', swaggerLookAlike(400))
}

const people = { 'admin@demo.test': true, 'macro@demo.test': false }

/** The products of a folder together with those that are there anyway. */
export const withProducts = async (content: Content, folder: string): Promise<Content> =>
  new Map([...content, ...(await loadContent(path.join(folder, 'cache'), folder))])

/**
 * The portal over a database and data folder of its own, with the large documents beside its own, one of awkward names,
 * `small-names`, one of long examples, `small-long`, and one that cannot be read, `bad-text`; one of its own, `redd-api-v1`,
 * has 320 operations beside its written pages. It listens. Its administrator signs in at CEIC with the password of the demo
 * accounts.
 */
export async function openLookAlikePortal(...more: Dropped[]) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-large-'))
  dropLookAlikes(path.join(folder, 'products'))
  dropProduct(path.join(folder, 'products'), 'small/names', namesDocument)
  dropProduct(path.join(folder, 'products'), 'small/long', longExamplesDocument)
  dropProduct(path.join(folder, 'products'), 'redd/api-v1', openApiLookAlike('3.1.0', 320))
  dropProduct(path.join(folder, 'products'), 'bad/text', '{ "openapi": "3.1.0", ')
  for (const each of more) dropProduct(path.join(folder, 'products'), ...each)
  const own = await openContext(readConfig({ DATA_DIR: path.join(folder, 'data'), DEMO: '0', LOG_LEVEL: 'silent' }))
  const ctx = { ...own, content: await withProducts(own.content, path.join(folder, 'products')) }
  for (const [email, isAdmin] of Object.entries(people))
    await makeAccount(ctx, { email, password: demoPassword, isAdmin })
  const app = await buildApp(ctx)
  return {
    ctx,
    app,
    url: await app.listen({ port: 0, host: '127.0.0.1' }),
    close: async () => {
      await app.close()
      await own.close()
      rmSync(folder, { recursive: true })
    },
  }
}
