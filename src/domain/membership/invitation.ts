/** States of an invitation (spec 2, section 4); revoked and expired are decided in decision 016. */
export const INVITATION_STATUSES = ['PENDING', 'ACCEPTED', 'REJECTED', 'REVOKED', 'EXPIRED'] as const
export type InvitationStatus = (typeof INVITATION_STATUSES)[number]

/** How long an answer is waited for, from the last time it was sent. */
export const INVITATION_DAYS = 14
/** Nobody's mailbox is filled by pressing a button. */
export const RESEND_AFTER_MS = 60_000
const DAY_MS = 24 * 60 * 60_000

type Sent = { status: InvitationStatus; sentAt: string }

export const expiryOf = ({ sentAt }: Pick<Sent, 'sentAt'>): Date =>
  new Date(Date.parse(sentAt) + INVITATION_DAYS * DAY_MS)

/** Where an invitation stands: one that nobody answered in time has expired. */
export const invitationStatusAt = ({ status, sentAt }: Sent, now: Date): InvitationStatus =>
  status === 'PENDING' && expiryOf({ sentAt }) <= now ? 'EXPIRED' : status

/** What was answered or taken back is over; a new invitation says the same. */
export const isResendable = (status: InvitationStatus): boolean => status === 'PENDING' || status === 'EXPIRED'

export const isResendTooSoon = ({ sentAt }: Pick<Sent, 'sentAt'>, now: Date): boolean =>
  now.getTime() - Date.parse(sentAt) < RESEND_AFTER_MS
