/** Everything the product can tell somebody (spec 1, section 3). */
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

/** What news is about when its type alone does not say: that of submissions may be about a takedown. */
export const NOTIFICATION_SERVICES = ['TAKEDOWN'] as const
