import dayjs from 'dayjs'
import { INVITATION_DAYS, INVITATION_RESEND_MS } from '#src/domain/limits.ts'

/** States of an invitation (catalogue-4); revoked and expired are decided in decision 016. */
export const INVITATION_STATUSES = ['PENDING', 'ACCEPTED', 'REJECTED', 'REVOKED', 'EXPIRED'] as const
export type InvitationStatus = (typeof INVITATION_STATUSES)[number]

type Sent = { status: InvitationStatus; sentAt: string }

/** When an invitation expires. `sentAt` is the instant it was last sent, in ISO 8601. Hours are counted, as days differ by time zone. */
export const expiryOf = ({ sentAt }: Pick<Sent, 'sentAt'>): Date =>
  dayjs(sentAt)
    .add(INVITATION_DAYS * 24, 'hour')
    .toDate()

/** The status of an invitation at an instant. A pending one expires 14 days after it was sent (decision 016). */
export const invitationStatusAt = ({ status, sentAt }: Sent, now: Date): InvitationStatus =>
  status === 'PENDING' && expiryOf({ sentAt }) <= now ? 'EXPIRED' : status

/** Whether an invitation can be sent again. An answered or revoked one cannot; a new invitation can be made instead. */
export const isResendable = (status: InvitationStatus): boolean => status === 'PENDING' || status === 'EXPIRED'

/** Whether it was sent less than a minute ago, so that pressing the button repeatedly fills nobody's mailbox. */
export const isResendTooSoon = ({ sentAt }: Pick<Sent, 'sentAt'>, now: Date): boolean =>
  dayjs(now).diff(sentAt) < INVITATION_RESEND_MS
