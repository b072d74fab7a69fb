import { seedSamples } from '@portal/data-apis/samples/seed.ts'
import { ConfigError, readConfig } from '@portal/services/config.ts'
import { type Context, openContext } from '@portal/services/context.ts'
import { DataFolderBusyError } from '@portal/services/data-folder.ts'
import { demoAccounts, makeDemoAccounts } from '@portal/services/demo-accounts.ts'
import { runWorker } from '@portal/worker/run-worker.ts'
import { buildApp } from './app.ts'
import { stopOnSignal } from './stop.ts'

const progress = (line: string) => console.error(`${line} ...`)

try {
  await start()
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof DataFolderBusyError)) throw error
  console.error(error.message)
  process.exit(1)
}

/** Everything in one process; with `--web` the tasks are left to workers beside it. */
async function start() {
  const config = readConfig()
  const ctx = await openContext(config, progress)
  await makeDemoAccounts(ctx)
  if (config.demo) await seedSamples(ctx, progress, config.demo)
  const app = await buildApp(ctx)
  const worker = process.argv.includes('--web') ? undefined : await runWorker(ctx)
  stopOnSignal(ctx.log, { finish: [() => app.close(), async () => worker?.stop()], close: ctx.close })
  const address = await app.listen({ port: config.port, host: config.host })
  greet(ctx, address)
}

function greet({ config }: Context, address: string) {
  const lines = [`The portal is ready at ${config.publicUrl ?? address}`]
  if (config.demo) {
    const names = demoAccounts.map(({ email, realm }) => `  ${email} (sign in at ${realm.toUpperCase()})`)
    lines.push(`Demo accounts, all with the password ${config.demo.password}`, ...names)
  }
  if (process.stdout.isTTY) lines.push(`The log is in ${config.dataDir}/portal.log`)
  console.error(lines.join('\n'))
}
