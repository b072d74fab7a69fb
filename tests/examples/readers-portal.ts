import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { seedSamples } from '@portal/data-apis/samples/seed.ts'
import { tokenProducts } from '@portal/domain/product.ts'
import { readConfig } from '@portal/services/config.ts'
import { listProducts } from '@portal/services/content.ts'
import { type Context, openContext } from '@portal/services/context.ts'
import { generateToken } from '@portal/services/tokens.ts'
import { runWorker } from '@portal/worker/run-worker.ts'
import { buildApp } from '../../apps/server/src/app.ts'
import { makeAccount } from '../support/accounts.ts'
import { makeTrialToken } from '../support/api-callers.ts'
import { startProxy } from './proxy.ts'

/** A running portal that readers of its pages try things on. */
export interface ReadersPortal {
  url: string
  /** Its products. */
  content: Context['content']
  /** A subscriber of everything, as the variables that the pages tell a reader to set. */
  makeReader(): Promise<Record<string, string>>
  stop(): Promise<void>
}

/** Without signs that an address would want escaped: some old calls take it there. */
const password = 'correct-horse-battery'

/** Starts a portal with all its sample data, unless `settings` ask for less, on a free port and a database of its own. */
export async function startReadersPortal(settings: Record<string, string> = {}): Promise<ReadersPortal> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'portal-'))
  const config = readConfig({ DATA_DIR: dataDir, DEMO: '1', LOG_LEVEL: 'error', PORT: '0', ...settings })
  const ctx = await openContext(config)
  await seedSamples(ctx, () => {}, config.demo)
  const app = await buildApp(ctx)
  const worker = await runWorker(ctx)
  const url = await app.listen({ port: 0, host: config.host })
  const proxy = await startProxy()
  return {
    url,
    content: ctx.content,
    makeReader: async () => ({
      ...(await makeCredentials(ctx)),
      ...Object.fromEntries(['CEIC', 'EMIS', 'EPFR', 'REDD'].map(vendor => [`${vendor}_API_HOST`, url])),
      PORTAL_URL: url,
      PROXY_URL: proxy.url,
    }),
    async stop() {
      await proxy.stop()
      await app.close()
      await worker.stop()
      await ctx.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** CEIC_TOKEN, EMIS_TOKEN, EMIS_V2_TOKEN, REDD_TOKEN, CEIC_SANDBOX_TOKEN, and name and password where those are asked for. */
async function makeCredentials(ctx: Context): Promise<Record<string, string>> {
  const apis = listProducts(ctx).map(({ name }) => name)
  const { id, email } = await makeAccount(ctx, { realm: 'emis', apis, password })
  // The macro API logs in people of its own identity system.
  const macro = await makeAccount(ctx, { realm: 'ceic', apis: ['ceic-macroeconomic'], password })
  const made = tokenProducts.map(async product => {
    const { token } = await generateToken(ctx, id, product)
    return [`${product.replaceAll(/(?=[A-Z])/g, '_').toUpperCase()}_TOKEN`, token]
  })
  return {
    ...Object.fromEntries(await Promise.all(made)),
    CEIC_SANDBOX_TOKEN: await makeTrialToken(ctx),
    ...{ EPFR_USERNAME: email, EPFR_PASSWORD: password, EMIS_USERNAME: email, EMIS_PASSWORD: password },
    ...{ CEIC_USERNAME: macro.email, CEIC_PASSWORD: password },
  }
}
