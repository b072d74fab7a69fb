// One process of the portal over a database that it shares with others.
import { readConfig } from '@portal/services/config.ts'
import { openContext } from '@portal/services/context.ts'
import { buildApp } from '../../apps/server/src/app.ts'

const ctx = await openContext(readConfig())
const app = await buildApp(ctx)
process.once('message', () => process.exit(0))
process.send!(await app.listen({ port: 0, host: '127.0.0.1' }))
