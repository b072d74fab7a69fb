/** The identity systems; an e-mail address belongs to one account in each. */
export const realms = ['ceic', 'emis', 'redd'] as const
export type Realm = (typeof realms)[number]

/** A person as the portal's own calls show one. */
export interface User {
  id: string
  realm: Realm
  username: string
  email: string
  firstName: string
  lastName: string
  jobPosition: string
  jobDescription: string
  pictureUrl: string | null
  subscriptions: SubscriptionFlags
  isAdmin: boolean
  hasTokenDecoder: boolean
}

/** Which sections of the dashboard an account sees. */
interface SubscriptionFlags {
  ceicMacro: boolean
  emisCompany: boolean
  emisDocuments: boolean
}

/** The flags of an account that is subscribed to these APIs; subscriptions themselves are kept per API name. */
export const subscriptionFlags = (apis: readonly string[]): SubscriptionFlags => ({
  ceicMacro: apis.includes('ceic-macroeconomic'),
  emisCompany: apis.includes('emis-company') || apis.includes('emis-api-v2'),
  emisDocuments: apis.includes('emis-documents'),
})
