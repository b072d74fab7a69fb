import { ConfigError, readConfig } from '@portal/services/config.ts'
import { openContext } from '@portal/services/context.ts'
import { runWorker } from './run-worker.ts'

try {
  await start()
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exit(1)
}

async function start() {
  const config = readConfig()
  if (!config.databaseUrl) {
    throw new ConfigError(
      'On the embedded database the worker already runs inside the portal (npm start), so there is nothing to start. ' +
        'Set DATABASE_URL to run workers as processes of their own.',
    )
  }
  const ctx = await openContext(config)
  const worker = await runWorker(ctx)
  const stop = async () => {
    await worker.stop()
    await ctx.close()
    process.exit(0)
  }
  process.once('SIGTERM', stop).once('SIGINT', stop)
  console.error('The worker is ready.')
}
