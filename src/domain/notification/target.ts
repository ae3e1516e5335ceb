import type { NotificationType } from '#src/domain/notification/type.ts'
import { safePath } from '#src/domain/navigation/safe-path.ts'

export type NotificationSubject = {
  type: NotificationType
  service?: string | null
  releaseId?: string | null
  organization?: { id: string } | null
  serviceURL?: string | null
  /** The name of the person it comes from. */
  sender?: string | null
}

/** Where a notification leads (spec 1, section 2.8): always inside the app, `/` when there is no better place. */
export const notificationTarget = ({
  type,
  service,
  releaseId,
  organization,
  serviceURL,
  sender,
}: NotificationSubject): string => {
  switch (type) {
    case 'ADMIN_NEWUSER':
    case 'ADMIN_NEWUSERTHROUGHREFERRAL':
      return '/users'
    case 'ADMIN_SUPPORTREQUEST':
      return sender ? `/support?${new URLSearchParams({ search: sender }).toString()}` : '/support'
    case 'ADMIN_SUBMISSIONRECEIVED':
      return `/submissions?status=${service === 'TAKEDOWN' ? 'PENDING_TAKEDOWN' : 'PENDING_APPROVAL'}`
    case 'USER_RELEASEDENIED':
      return releaseId == null ? '/releases' : `/releases/${releaseId}`
    case 'USER_RELEASEACCEPTED':
    case 'USER_NORELEASE_WHEN_NEVERRELEASED':
    case 'USER_NORELEASE_SINCESOMETIME':
      return '/releases'
    case 'USER_TERMS_UPDATED':
      return '/terms'
    case 'USER_NEWFEATURES':
      return safePath(`/${serviceURL ?? ''}`) ?? '/'
    case 'ORG_INVITATION':
      return '/profile'
    case 'ORG_INVITATION_ACCEPTED':
    case 'ORG_INVITATION_REJECTED':
      return organization == null ? '/organizations' : `/organizations/${organization.id}`
    default:
      return '/'
  }
}
