import { seedSamples } from '@portal/data-apis/samples/seed.ts'
import { readConfig } from '@portal/services/config.ts'
import { type Context, openContext } from '@portal/services/context.ts'
import { demoAccounts, makeDemoAccounts } from '@portal/services/demo-accounts.ts'
import { runWorker } from '@portal/worker/run-worker.ts'
import { buildApp } from './app.ts'
import { explainStart } from './explain-start.ts'
import { reportProgress } from './progress.ts'
import { stopOnSignal } from './stop.ts'

try {
  await start()
} catch (error) {
  const reason = explainStart(error)
  if (reason === undefined) throw error
  console.error(reason)
  process.exit(1)
}

/** Everything in one process; with `--web` the tasks are left to workers beside it, which need a database they can reach. */
async function start() {
  const config = readConfig()
  const progress = reportProgress()
  const ctx = await openContext(config, progress.say)
  await makeDemoAccounts(ctx)
  if (config.demo) await seedSamples(ctx, progress.say, config.demo)
  const app = await buildApp(ctx)
  const hasWorkersBeside = process.argv.includes('--web') && config.databaseUrl !== undefined
  const worker = hasWorkersBeside ? undefined : await runWorker(ctx)
  stopOnSignal(ctx.log, { finish: [() => app.close(), async () => worker?.stop()], close: ctx.close })
  const address = await app.listen({ port: config.port, host: config.host })
  progress.end()
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
