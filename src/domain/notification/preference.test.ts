import { describe, expect, test } from 'vitest'
import {
  configurableTypes,
  isNotificationEnabled,
  NOTIFICATION_CHANNELS,
  preferencesOf,
  mandatoryReason,
} from '#src/domain/notification/preference.ts'
import { NOTIFICATION_TYPES } from '#src/domain/notification/type.ts'

describe('notification preferences', () => {
  test('when nothing is stored, then every type is on', () => {
    for (const type of NOTIFICATION_TYPES)
      for (const channel of NOTIFICATION_CHANNELS) expect(isNotificationEnabled([], type, channel)).toBe(true)
  })

  test.each(NOTIFICATION_TYPES)(
    'when %s is switched off, then it is off, or a reason says why it stays on in the app',
    (type) => {
      const off = [{ type, inApp: false, push: false }]
      expect(isNotificationEnabled(off, type, 'push')).toBe(false)
      expect(isNotificationEnabled(off, type, 'inApp')).toBe(mandatoryReason(type, 'inApp') !== null)
      expect(mandatoryReason(type, 'push')).toBeNull()
    },
  )

  test('when a user configures notifications, then the types of their audience are offered (access-6.8)', () => {
    const [admin, member] = [configurableTypes('SUPERADMIN'), configurableTypes('MEMBER')]
    expect(admin.filter((type) => !type.startsWith('ADMIN_'))).toEqual([
      'ORG_INVITATION_ACCEPTED',
      'ORG_INVITATION_REJECTED',
    ])
    expect(member.filter((type) => type.startsWith('ADMIN_'))).toEqual([])
    expect(new Set([...admin, ...member, 'TEST_NOTIFICATION'])).toEqual(new Set(NOTIFICATION_TYPES))
  })

  test('when a mandatory type is stored as off, then it is on', () => {
    const stored = [
      { type: 'ORG_INVITATION' as const, inApp: false, push: false },
      { type: 'USER_NEWFEATURES' as const, inApp: false, push: true },
    ]
    const preferences = preferencesOf('MEMBER', stored)
    expect(preferences).toContainEqual({ type: 'ORG_INVITATION', inApp: true, push: false })
    expect(preferences).toContainEqual({ type: 'USER_NEWFEATURES', inApp: false, push: true })
    expect(preferences).toContainEqual({ type: 'USER_RELEASEACCEPTED', inApp: true, push: true })
  })
})
