import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NOTIFICATION_TYPES, notificationTarget, type NotificationType } from '#src/domain/notification/type.ts'

const ABOUT = { releaseId: 'r1', organization: { id: 'o1' }, serviceURL: 'promo-card' }
const TARGETS: Record<NotificationType, string> = {
  ADMIN_NEWUSER: '/users',
  ADMIN_NEWUSERTHROUGHREFERRAL: '/users',
  ADMIN_NEWUSERSUBSCRIPTION: '/',
  ADMIN_SUPPORTREQUEST: '/support',
  ADMIN_SUBMISSIONRECEIVED: '/submissions?status=PENDING_APPROVAL',
  USER_RELEASEACCEPTED: '/releases',
  USER_RELEASEDENIED: '/releases/r1',
  USER_NORELEASE_WHEN_NEVERRELEASED: '/releases',
  USER_NORELEASE_SINCESOMETIME: '/releases',
  USER_CTA_INVITETOSUB: '/',
  USER_CTA_NOUSEREGISTERED: '/',
  USER_TERMS_UPDATED: '/terms',
  USER_NEWFEATURES: '/promo-card',
  ORG_INVITATION: '/profile',
  ORG_INVITATION_ACCEPTED: '/organizations/o1',
  ORG_INVITATION_REJECTED: '/organizations/o1',
  TEST_NOTIFICATION: '/',
}

describe('where a notification leads', () => {
  test.each(NOTIFICATION_TYPES)(
    'when a notification of the type %s is opened, then it leads to the page of that type (access-2.8.1)',
    (type) => {
      expect(notificationTarget({ ...ABOUT, type })).toBe(TARGETS[type])
    },
  )

  test.each([
    [{ type: 'ADMIN_NEWUSER' }, '/users'],
    [{ type: 'ADMIN_NEWUSERTHROUGHREFERRAL' }, '/users'],
    [{ type: 'ADMIN_SUPPORTREQUEST' }, '/support'],
    [{ type: 'ADMIN_SUPPORTREQUEST', sender: 'Anna & Lù' }, '/support?search=Anna+%26+L%C3%B9'],
    [{ type: 'ADMIN_SUBMISSIONRECEIVED' }, '/submissions?status=PENDING_APPROVAL'],
    [{ type: 'ADMIN_SUBMISSIONRECEIVED', service: 'TAKEDOWN' }, '/submissions?status=PENDING_TAKEDOWN'],
    [{ type: 'USER_RELEASEDENIED', releaseId: 'r1' }, '/releases/r1'],
    [{ type: 'USER_RELEASEDENIED' }, '/releases'],
    [{ type: 'USER_RELEASEACCEPTED', releaseId: 'r1' }, '/releases'],
    [{ type: 'USER_TERMS_UPDATED' }, '/terms'],
    [{ type: 'USER_NEWFEATURES', serviceURL: 'promo-card' }, '/promo-card'],
    [{ type: 'USER_NEWFEATURES' }, '/'],
    [{ type: 'ORG_INVITATION' }, '/profile'],
    [{ type: 'ORG_INVITATION_ACCEPTED', organization: { id: 'o1' } }, '/organizations/o1'],
    [{ type: 'ORG_INVITATION_REJECTED' }, '/organizations'],
  ] as const)('when a notification is %j, then it leads to %s', (subject, target) => {
    expect(notificationTarget(subject)).toBe(target)
  })

  test.each([
    '/evil.example',
    '\\evil.example',
    '/\\evil.example',
    '//evil.example',
    '\t/evil.example',
    '\n/evil.example',
    '%2f/evil.example/../..//x',
    '../../..//evil.example',
  ])('when new features are at %j, then the target is in the app', (serviceURL) => {
    const target = notificationTarget({ type: 'USER_NEWFEATURES', serviceURL })
    expect(new URL(target, 'https://liner.test').origin).toBe('https://liner.test')
  })

  test('when a notification has any address, then the target is in the app', () => {
    fc.assert(
      fc.property(fc.constantFrom(...NOTIFICATION_TYPES), fc.oneof(fc.webUrl(), fc.string()), (type, serviceURL) => {
        const target = notificationTarget({ type, serviceURL, sender: serviceURL })
        expect(new URL(target, 'https://liner.test').origin).toBe('https://liner.test')
      }),
    )
  })
})
