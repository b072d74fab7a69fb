import { ConfigError, readConfig } from '@portal/services/config.ts'
import { openContext } from '@portal/services/context.ts'
import { DataFolderBusyError } from '@portal/services/data-folder.ts'
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

async function start() {
  const config = readConfig()
  const ctx = await openContext(config, progress)
  const app = await buildApp(ctx)
  const worker = process.argv.includes('--web') ? undefined : await runWorker(ctx)
  stopOnSignal(ctx.log, { finish: [() => app.close(), async () => worker?.stop()], close: ctx.close })
  const address = await app.listen({ port: config.port, host: config.host })
  console.error(`The portal is ready at ${config.publicUrl ?? address}`)
}
