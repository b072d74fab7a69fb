// The portal with large documents, until its parent says stop.
import { openLookAlikePortal } from './look-alike-portal.ts'

const { url, close } = await openLookAlikePortal()
process.once('message', async () => {
  await close()
  process.exit()
})
process.send!(url)
