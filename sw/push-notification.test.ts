import 'fake-indexeddb/auto'
import { clear, createStore, set } from 'idb-keyval'
import { beforeEach, expect, test, vi } from 'vitest'
import { z } from '#src/contract/zod.ts'
import { notificationTarget, NOTIFICATION_TYPES, type NotificationType } from '#src/domain/notification/type.ts'
import { openNotificationTarget } from '#sw/notification-click.ts'
import { showPushNotification } from '#sw/push-notification.ts'
import { PUSH_TEXTS, type Situation, SITUATIONS, environmentIn } from '#sw/testing/worker-environment.ts'

const ABOUT = {
  createdAt: '2026-03-10T10:00:00.000Z',
  releaseId: 'r-1',
  release: 'Paper Boats',
  organizationId: 'o-1',
  organization: 'Halyard Music',
  sender: 'Ada Prova',
  serviceURL: 'promo-card',
  unread: '3',
}
const wellFormed = (type: NotificationType) => ({ data: { ...ABOUT, type } })
const malformed = (type: NotificationType) => ({ data: { ...ABOUT, type, releaseId: '../../..//evil.example' } })
const pushed = (message: unknown) => ({ json: () => message })
const store = createStore('liner-push', 'device')
const record = (key: string, value: unknown) => set(key, value, store)

/** Where the person is led who follows what was told, however it was. */
const ledTo = async (situation: Situation, message: unknown) => {
  const environment = environmentIn(situation)
  await showPushNotification(pushed(message), environment)
  const said = () => z.looseObject({ target: z.string() }).parse(environment.window.postMessage.mock.calls[0]?.[0])
  if (situation === 'foreground') {
    expect(environment.registration.showNotification).not.toHaveBeenCalled()
    return { by: said().type, target: said().target }
  }
  const options = environment.registration.showNotification.mock.calls[0]?.[1]
  const close = vi.fn<() => void>()
  await openNotificationTarget({ action: 'open', notification: { data: options?.data, close } }, environment.clients)
  expect(close).toHaveBeenCalledOnce()
  if (situation === 'background') return { by: said().type, target: said().target }
  return { by: 'a new window', target: environment.clients.openWindow.mock.calls[0]?.[0] }
}
const BY = { foreground: 'PUSH', background: 'OPEN', closed: 'a new window' }
const leadsTo = (situation: Situation, target: string) => ({ by: BY[situation], target })

beforeEach(async () => {
  await clear(store)
  await record('token', 'device-1')
})

const CASES = SITUATIONS.flatMap((situation) =>
  NOTIFICATION_TYPES.flatMap((type) => ['well formed', 'malformed'].map((shape) => ({ situation, type, shape }))),
)

test('when each of 17 kinds of news comes well formed and malformed in three situations, then there are 102 cases', () => {
  expect(NOTIFICATION_TYPES).toHaveLength(17)
  expect(new Set(CASES.map((each) => JSON.stringify(each))).size).toBe(102)
})

test.each(CASES)(
  'when $type is $shape in the situation “$situation”, then it leads to its page, or home if it is malformed',
  async ({ situation, type, shape }) => {
    const { organizationId: id, releaseId, sender, serviceURL } = ABOUT
    const target = notificationTarget({ type, releaseId, sender, serviceURL, organization: { id } })
    if (shape === 'malformed') expect(await ledTo(situation, malformed(type))).toEqual(leadsTo(situation, '/'))
    else expect(await ledTo(situation, wellFormed(type))).toEqual(leadsTo(situation, target))
  },
)

test.each(['//evil.example', '/\\evil.example', '/.//evil.example', '\t/evil.example'])(
  'when new features are at %j, then they lead home',
  async (serviceURL) => {
    const message = { data: { type: 'USER_NEWFEATURES', serviceURL } }
    for (const situation of SITUATIONS) expect(await ledTo(situation, message)).toEqual(leadsTo(situation, '/'))
  },
)

test('when a notification is shown, then it is in the person’s language, with everything a system can show', async () => {
  await record('language', 'it')
  const { registration, navigator, ...environment } = environmentIn('closed')
  await showPushNotification(pushed(wellFormed('ADMIN_SUBMISSIONRECEIVED')), {
    ...environment,
    registration,
    navigator,
  })
  expect(registration.showNotification).toHaveBeenCalledWith('Paper Boats', {
    body: '«Paper Boats» è stata inviata e attende la revisione.',
    icon: '/icons/icon-192.png',
    badge: '/icons/icon-192.png',
    tag: 'release:r-1',
    renotify: true,
    timestamp: Date.parse(ABOUT.createdAt),
    actions: [
      { action: 'open', title: PUSH_TEXTS.it.actions.open },
      { action: 'review', title: PUSH_TEXTS.it.actions.review },
    ],
    data: {
      open: '/submissions?status=PENDING_APPROVAL',
      review: '/submissions?status=PENDING_APPROVAL&search=Paper%20Boats&chosen=first',
    },
  })
  expect(navigator.setAppBadge).toHaveBeenCalledWith(3)
})

test.each([
  ['nothing', null],
  ['what is no JSON', { json: () => JSON.parse('{') }],
  ['a type nobody knows', pushed({ data: { type: 'FROM_THE_FUTURE' } })],
  ['a count that is none', pushed({ data: { type: 'TEST_NOTIFICATION', unread: 'many' } })],
])('when a push holds %s, then it is shown as a general notification', async (_what, data) => {
  const environment = environmentIn('closed')
  await showPushNotification(data, environment)
  const { title, body } = PUSH_TEXTS.en.general
  expect(environment.registration.showNotification).toHaveBeenCalledWith(title, expect.objectContaining({ body }))
  expect(environment.navigator.setAppBadge).not.toHaveBeenCalled()
})

test('when the page does not acknowledge its toast, then the system shows a notification', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const environment = environmentIn('foreground')
  environment.window.postMessage.mockImplementation(() => undefined)
  const showing = showPushNotification(pushed(wellFormed('USER_RELEASEDENIED')), environment)
  await vi.waitFor(() => expect(environment.window.postMessage).toHaveBeenCalled())
  expect(environment.registration.showNotification).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(3000)
  await showing
  vi.useRealTimers()
  expect(environment.registration.showNotification).toHaveBeenCalledWith('Paper Boats', expect.anything())
})

test('when the user has signed out, then a notification shows nothing of the message', async () => {
  await record('token', undefined)
  const environment = environmentIn('closed')
  await showPushNotification(pushed(wellFormed('USER_RELEASEDENIED')), environment)
  expect(JSON.stringify(environment.registration.showNotification.mock.calls)).not.toContain('Paper Boats')
})

test('when the stored language is none of Liner’s, then English is shown', async () => {
  await record('language', 'xx')
  const { registration, ...environment } = environmentIn('closed')
  await showPushNotification(null, { ...environment, registration })
  const { title, body } = PUSH_TEXTS.en.general
  expect(registration.showNotification).toHaveBeenCalledWith(title, expect.objectContaining({ body }))
})
