import { safePath } from '#src/domain/navigation/route-guard.ts'

/** Everything that the product can notify a user of (access-3). */
export const NOTIFICATION_TYPES = [
  'ADMIN_SUBMISSIONRECEIVED',
  'ADMIN_SUPPORTREQUEST',
  'ADMIN_NEWUSER',
  'ADMIN_NEWUSERTHROUGHREFERRAL',
  'ADMIN_NEWUSERSUBSCRIPTION',
  'USER_RELEASEACCEPTED',
  'USER_RELEASEDENIED',
  'USER_NORELEASE_WHEN_NEVERRELEASED',
  'USER_NORELEASE_SINCESOMETIME',
  'USER_CTA_INVITETOSUB',
  'USER_CTA_NOUSEREGISTERED',
  'USER_TERMS_UPDATED',
  'USER_NEWFEATURES',
  'ORG_INVITATION',
  'ORG_INVITATION_ACCEPTED',
  'ORG_INVITATION_REJECTED',
  'TEST_NOTIFICATION',
] as const
export type NotificationType = (typeof NOTIFICATION_TYPES)[number]

/** What a notification is about when its type alone does not say: submissions and decisions can be about a takedown. */
export const NOTIFICATION_SERVICES = ['TAKEDOWN', 'TAKEDOWN_AHEAD', 'TAKEDOWN_CANCELLED'] as const

/**
 * Where the sentence about a takedown is among the texts; null for what is not about one. One may be confirmed for a later
 * day, and be cancelled before that.
 */
export const takedownTextOf = (type: string, service: string | null | undefined): string | null => {
  if (service === 'TAKEDOWN_AHEAD') return `${type}_AHEAD`
  if (service === 'TAKEDOWN_CANCELLED') return `${type}_CANCELLED`
  return service === 'TAKEDOWN' ? type : null
}

export type NotificationSubject = {
  type: NotificationType
  service?: string | null
  releaseId?: string | null
  organization?: { id: string } | null
  serviceURL?: string | null
  /** The name of the person it comes from. */
  sender?: string | null
}

/** Why a notification is always listed: its reader has to act, or is bound by it. */
export type MandatoryReason = 'WAITS_FOR_ANSWER' | 'WAITS_FOR_CHANGES' | 'BINDS'

type Kind = {
  /** Whose preferences list it; an invitation can come from an administrator or from a user. */
  audience: 'administrators' | 'users' | 'everyone'
  target: (subject: Omit<NotificationSubject, 'type'>) => string
  mandatory?: MandatoryReason
}

const home = () => '/'
const users = () => '/users'
const releases = () => '/releases'
const organizationPage: Kind['target'] = ({ organization }) =>
  organization == null ? '/organizations' : `/organizations/${organization.id}`

const KINDS: Record<NotificationType, Kind> = {
  ADMIN_SUBMISSIONRECEIVED: {
    audience: 'administrators',
    target: ({ service }) => `/submissions?status=${service === 'TAKEDOWN' ? 'PENDING_TAKEDOWN' : 'PENDING_APPROVAL'}`,
  },
  ADMIN_SUPPORTREQUEST: {
    audience: 'administrators',
    target: ({ sender }) => (sender ? `/support?${new URLSearchParams({ search: sender }).toString()}` : '/support'),
  },
  ADMIN_NEWUSER: { audience: 'administrators', target: users },
  ADMIN_NEWUSERTHROUGHREFERRAL: { audience: 'administrators', target: users },
  ADMIN_NEWUSERSUBSCRIPTION: { audience: 'administrators', target: home },
  USER_RELEASEACCEPTED: { audience: 'users', target: releases },
  USER_RELEASEDENIED: {
    audience: 'users',
    target: ({ releaseId }) => (releaseId == null ? '/releases' : `/releases/${releaseId}`),
    mandatory: 'WAITS_FOR_CHANGES',
  },
  USER_NORELEASE_WHEN_NEVERRELEASED: { audience: 'users', target: releases },
  USER_NORELEASE_SINCESOMETIME: { audience: 'users', target: releases },
  USER_CTA_INVITETOSUB: { audience: 'users', target: home },
  USER_CTA_NOUSEREGISTERED: { audience: 'users', target: home },
  USER_TERMS_UPDATED: { audience: 'users', target: () => '/terms', mandatory: 'BINDS' },
  USER_NEWFEATURES: { audience: 'users', target: ({ serviceURL }) => safePath(`/${serviceURL ?? ''}`) ?? '/' },
  ORG_INVITATION: { audience: 'users', target: () => '/profile', mandatory: 'WAITS_FOR_ANSWER' },
  ORG_INVITATION_ACCEPTED: { audience: 'everyone', target: organizationPage },
  ORG_INVITATION_REJECTED: { audience: 'everyone', target: organizationPage },
  TEST_NOTIFICATION: { audience: 'everyone', target: home },
}

/** Which users receive notifications of a type, and see it among their preferences. */
export const audienceOf = (type: NotificationType): Kind['audience'] => KINDS[type].audience

/** Why the list behind the bell always shows it. */
export const mandatoryReasonOf = (type: NotificationType): MandatoryReason | null => KINDS[type].mandatory ?? null

/** Where a notification leads (access-2.8): always inside the app. */
export const notificationTarget = ({ type, ...subject }: NotificationSubject): string => KINDS[type].target(subject)
