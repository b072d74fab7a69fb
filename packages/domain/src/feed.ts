export const feedStatuses = ['active', 'inactive', 'deleted'] as const
export type FeedStatus = (typeof feedStatuses)[number]

/** What may become of a feed: pausing and resuming, and an end for good. */
const next: Record<FeedStatus, readonly FeedStatus[]> = {
  active: ['active', 'inactive', 'deleted'],
  inactive: ['active', 'inactive', 'deleted'],
  deleted: [],
}

export const canFeedBecome = (from: FeedStatus, to: FeedStatus): boolean => next[from].includes(to)

/** Where files go: a hosted link, the vendor's server (a hosted link as well), or the subscriber's own server. */
const deliveries = ['web', 'ceicftp', 'userftp'] as const
export type Delivery = (typeof deliveries)[number]

/** The settings that say to whom a password is handed. */
interface DeliveryTarget {
  delivery: Delivery
  user_ftp_url: string | null
  user_ftp_username: string | null
}

/** Whether a change would hand a stored password to somebody else; then it must be given anew. */
export const isOtherTarget = (before: DeliveryTarget, after: DeliveryTarget): boolean =>
  before.delivery !== after.delivery ||
  before.user_ftp_url !== after.user_ftp_url ||
  before.user_ftp_username !== after.user_ftp_username
