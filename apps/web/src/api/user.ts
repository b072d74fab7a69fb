/** The signed-in user: the answer of `/api/auth/user`. */
export interface User {
  id: string
  realm: 'ceic' | 'emis' | 'redd'
  username: string
  email: string
  firstName: string
  lastName: string
  jobPosition: string
  jobDescription: string
  pictureUrl: string | null
  subscriptions: { ceicMacro: boolean; emisCompany: boolean; emisDocuments: boolean }
  isAdmin: boolean
  hasTokenDecoder: boolean
}
