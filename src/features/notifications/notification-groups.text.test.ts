import i18next from 'i18next'
import { beforeAll, describe, expect, test } from 'vitest'
import en from '#locales/en/notifications.json' with { type: 'json' }
import italian from '#locales/it/notifications.json' with { type: 'json' }
import { NOTIFICATION_TYPES } from '#src/domain/notification/type.ts'
import { notificationText } from '#src/features/notifications/notification-groups.tsx'
import { testNotification } from '#src/features/notifications/testing/test-notification.ts'

beforeAll(() =>
  i18next.init({
    lng: 'en',
    interpolation: { escapeValue: false },
    resources: { en: { notifications: en }, it: { notifications: italian } },
  }),
)

const ABOUT = {
  sender: { firstName: 'Ada', lastName: 'Prova', avatar: null },
  release: { id: 'r', title: 'Paper Boats', cover: null },
  organization: { id: 'o', name: 'Halyard Music' },
}
const NAMED = /Ada Prova|Paper Boats|Halyard Music/

describe.each(['en', 'it'])('in %s', (language) => {
  beforeAll(() => i18next.changeLanguage(language))

  test.each(NOTIFICATION_TYPES)(
    'when a notification is of the type %s, then its text has every gap filled (access-3.10)',
    (type) => {
      const pattern = (language === 'en' ? en : italian).text[type]
      const text = notificationText(testNotification({ ...ABOUT, type }))
      expect(text).not.toMatch(/\{\{|undefined|null/)
      expect(NAMED.test(text)).toBe(pattern.includes('{{'))
      expect(text).toMatch(/[.!]$/)
    },
  )

  test('when types are compared, then no two have the same text, and none has that of the other language', () => {
    const all = NOTIFICATION_TYPES.map((type) => notificationText(testNotification({ ...ABOUT, type })))
    expect(new Set(all).size).toBe(NOTIFICATION_TYPES.length)
    const other = language === 'en' ? italian : en
    for (const type of NOTIFICATION_TYPES) expect(i18next.t(`notifications:text.${type}`)).not.toBe(other.text[type])
  })

  test.each(['ADMIN_SUBMISSIONRECEIVED', 'USER_RELEASEACCEPTED', 'USER_RELEASEDENIED'] as const)(
    'when %s is about a takedown, then its text is another',
    (type) => {
      const about = { ...ABOUT, type }
      const text = notificationText(testNotification({ ...about, service: 'TAKEDOWN' }))
      expect(text).toContain('Paper Boats')
      expect(text).not.toBe(notificationText(testNotification(about)))
    },
  )
})

test('when a type has no text for takedowns, then it has its usual one; a missing sender is “Someone”', async () => {
  await i18next.changeLanguage('en')
  expect(notificationText(testNotification({ type: 'ADMIN_NEWUSER', service: 'TAKEDOWN' }))).toBe('Someone signed up.')
})

test('when a release or an organization is deleted, then the text has no gap', async () => {
  await i18next.changeLanguage('en')
  expect(notificationText(testNotification({ type: 'USER_RELEASEACCEPTED' }))).toBe('“Deleted release” was approved.')
  expect(notificationText(testNotification({ type: 'ORG_INVITATION' }))).toBe('Someone invited you to an organization.')
})

test('when an invitation is answered, then the text names the invited person; an invitation names its sender', async () => {
  await i18next.changeLanguage('en')
  const about = { ...ABOUT, invited: { firstName: 'Zoe', lastName: 'Blu' } }
  expect(notificationText(testNotification({ ...about, type: 'ORG_INVITATION_ACCEPTED' }))).toBe(
    'Zoe Blu joined Halyard Music.',
  )
  expect(notificationText(testNotification({ ...about, type: 'ORG_INVITATION' }))).toBe(
    'Ada Prova invited you to Halyard Music.',
  )
})
