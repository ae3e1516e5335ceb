import { expect, test } from 'vitest'
import { buildPushNotification, type PushMessage, type PushTexts } from '#src/domain/notification/push-message.ts'
import type { NotificationType } from '#src/domain/notification/type.ts'

const NOW = Date.UTC(2026, 2, 10, 8)
const TEXTS: PushTexts = {
  general: { title: 'Liner', body: 'There is news.' },
  actions: { open: 'Open', review: 'Review' },
  someone: 'Somebody',
  text: {
    ADMIN_SUBMISSIONRECEIVED: '{{sender}} sent {{release}} of {{organization}}.',
    USER_RELEASEACCEPTED: '{{release}} is on its way to the stores.{{unknown}}',
    ORG_INVITATION_ACCEPTED: '{{sender}} joined {{organization}}.',
    TEST_NOTIFICATION: 'It works.',
  },
  takedown: {
    ADMIN_SUBMISSIONRECEIVED: '{{sender}} asks to take {{release}} down.',
    USER_RELEASEACCEPTED: '{{release}} is taken down.',
    USER_RELEASEACCEPTED_AHEAD: '{{release}} will be taken down.',
    USER_RELEASEACCEPTED_CANCELLED: '{{release}} stays.',
  },
}
const shown = (message: PushMessage | null) => buildPushNotification(message, TEXTS, NOW)
const opens = { action: 'open', title: 'Open' }

test('when a release waits for review, then it names who sent what, and leads to the queue and to the release in it', () => {
  const message = {
    type: 'ADMIN_SUBMISSIONRECEIVED',
    createdAt: '2026-03-09T08:00:00.000Z',
    releaseId: 'r1',
    release: 'Paper & Boats',
    organizationId: 'o1',
    organization: 'Lanterna',
    sender: 'Ada',
  } as const
  expect(shown(message)).toEqual({
    title: 'Paper & Boats',
    body: 'Ada sent Paper & Boats of Lanterna.',
    tag: 'release:r1',
    timestamp: Date.UTC(2026, 2, 9, 8),
    actions: [opens, { action: 'review', title: 'Review' }],
    targets: {
      open: '/submissions?status=PENDING_APPROVAL',
      review: '/submissions?status=PENDING_APPROVAL&search=Paper%20%26%20Boats&chosen=first',
    },
  })
})

test('when its release has no name, then there is nothing to review, and it leads to the queue', () => {
  const { title, body, actions, targets } = shown({ type: 'ADMIN_SUBMISSIONRECEIVED', organization: 'Lanterna' })
  expect([title, body]).toEqual(['Lanterna', 'Somebody sent  of Lanterna.'])
  expect(actions).toEqual([opens])
  expect(targets).toEqual({
    open: '/submissions?status=PENDING_APPROVAL',
    review: '/submissions?status=PENDING_APPROVAL',
  })
})

test('when it is not for a reviewer, then its release has no second action', () => {
  const { actions, targets } = shown({ type: 'USER_RELEASEACCEPTED', release: 'Paper Boats' })
  expect([actions, targets]).toEqual([[opens], { open: '/releases', review: '/releases' }])
})

test.each<[NotificationType, string | undefined, string]>([
  ['USER_RELEASEACCEPTED', undefined, 'Paper Boats is on its way to the stores.'],
  ['USER_RELEASEACCEPTED', 'OTHER', 'Paper Boats is on its way to the stores.'],
  ['USER_RELEASEACCEPTED', 'TAKEDOWN', 'Paper Boats is taken down.'],
  ['USER_RELEASEACCEPTED', 'TAKEDOWN_AHEAD', 'Paper Boats will be taken down.'],
  ['USER_RELEASEACCEPTED', 'TAKEDOWN_CANCELLED', 'Paper Boats stays.'],
  ['ADMIN_SUBMISSIONRECEIVED', 'TAKEDOWN', 'Somebody asks to take Paper Boats down.'],
  ['TEST_NOTIFICATION', 'TAKEDOWN', 'It works.'],
])('when %s comes from the service %s, then it says “%s”', (type, service, body) => {
  expect(shown({ type, release: 'Paper Boats', ...(service !== undefined && { service }) }).body).toBe(body)
})

test.each<[PushMessage, string, string]>([
  [{ type: 'USER_RELEASEDENIED', releaseId: 'r1', organizationId: 'o1' }, 'release:r1', '/releases/r1'],
  [{ type: 'ORG_INVITATION_ACCEPTED', organizationId: 'o1' }, 'ORG_INVITATION_ACCEPTED:o1', '/organizations/o1'],
  [{ type: 'ORG_INVITATION_ACCEPTED' }, 'ORG_INVITATION_ACCEPTED', '/organizations'],
])('when it is %j, then it replaces what is shown as %s and leads to %s', (message, tag, open) => {
  const built = buildPushNotification(message, { ...TEXTS, text: { ...TEXTS.text, [message.type]: '' } }, NOW)
  expect([built.tag, built.targets.open, built.timestamp]).toEqual([tag, open, NOW])
})

test('when it names neither release nor organization, then its title is the general one', () => {
  expect(shown({ type: 'TEST_NOTIFICATION' })).toMatchObject({ title: 'Liner', body: 'It works.' })
})

test.each([
  ['cannot be read', null],
  ['is of a type without a text', { type: 'USER_NEWFEATURES', release: 'Paper Boats' } as const],
])('when a message %s, then it is shown in general terms, and leads home', (_, message) => {
  expect(shown(message)).toEqual({
    title: 'Liner',
    body: 'There is news.',
    tag: 'general',
    timestamp: NOW,
    actions: [opens],
    targets: { open: '/', review: '/' },
  })
})
