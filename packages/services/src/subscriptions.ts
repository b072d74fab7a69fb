import { listDatabases } from '@portal/data-apis/sources/series-terms.ts'
import type { PortalOperation } from './portal-operation.ts'

/** Every database that the caller's token opens; whoever may call the API may read all of them. */
export const getSubscriptions: PortalOperation = async ctx => {
  const databases = await listDatabases(ctx.db)
  return { body: { data: databases.map(productCode => ({ serviceCode: 'API', productCode })) } }
}
