import { DAY_MS, INVITATION_DAYS, INVITATION_RESEND_MS } from '#src/domain/limits.ts'

/** States of an invitation (spec 2, section 4); revoked and expired are decided in decision 016. */
export const INVITATION_STATUSES = ['PENDING', 'ACCEPTED', 'REJECTED', 'REVOKED', 'EXPIRED'] as const
export type InvitationStatus = (typeof INVITATION_STATUSES)[number]

type Sent = { status: InvitationStatus; sentAt: string }

/** When an invitation ends, from the instant it was last sent, in ISO 8601. */
export const expiryOf = ({ sentAt }: Pick<Sent, 'sentAt'>): Date =>
  new Date(Date.parse(sentAt) + INVITATION_DAYS * DAY_MS)

/** The status of an invitation: one without an answer in time has expired. */
export const invitationStatusAt = ({ status, sentAt }: Sent, now: Date): InvitationStatus =>
  status === 'PENDING' && expiryOf({ sentAt }) <= now ? 'EXPIRED' : status

/** What was answered or taken back is over; a new invitation says the same. */
export const isResendable = (status: InvitationStatus): boolean => status === 'PENDING' || status === 'EXPIRED'

/** Whether it was sent so recently that it is not sent again: nobody's mailbox is filled by pressing a button. */
export const isResendTooSoon = ({ sentAt }: Pick<Sent, 'sentAt'>, now: Date): boolean =>
  now.getTime() - Date.parse(sentAt) < INVITATION_RESEND_MS
