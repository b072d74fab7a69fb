import type { PortalOperation } from './portal-operation.ts'
import { getSubscriptions } from './subscriptions.ts'

/** The operations marked x-portal in the product documents, by API name and operationId. */
export const portalOperations: Record<string, Record<string, PortalOperation>> = {
  'ceic-macroeconomic': { getSubscriptions },
}
