import { describe, expect, test } from 'vitest'
import {
  configurableTypes,
  isNotificationEnabled,
  NOTIFICATION_CHANNELS,
  preferencesOf,
  mandatoryReason,
} from '#src/domain/notification/preference.ts'
import { NOTIFICATION_TYPES } from '#src/domain/notification/type.ts'

describe('what somebody chooses to be told', () => {
  test('is everything, until they say otherwise', () => {
    for (const type of NOTIFICATION_TYPES)
      for (const channel of NOTIFICATION_CHANNELS) expect(isNotificationEnabled([], type, channel)).toBe(true)
  })

  test.each(NOTIFICATION_TYPES)('%s is switched off, or says why it cannot be', (type) => {
    const off = [{ type, inApp: false, push: false }]
    expect(isNotificationEnabled(off, type, 'push')).toBe(false)
    expect(isNotificationEnabled(off, type, 'inApp')).toBe(mandatoryReason(type, 'inApp') !== null)
    expect(mandatoryReason(type, 'push')).toBeNull()
  })

  test('is of their audience: administrators or users (access-6.8)', () => {
    const [admin, member] = [configurableTypes('SUPERADMIN'), configurableTypes('MEMBER')]
    expect(admin.filter((type) => !type.startsWith('ADMIN_'))).toEqual([
      'ORG_INVITATION_ACCEPTED',
      'ORG_INVITATION_REJECTED',
    ])
    expect(member.filter((type) => type.startsWith('ADMIN_'))).toEqual([])
    expect(new Set([...admin, ...member, 'TEST_NOTIFICATION'])).toEqual(new Set(NOTIFICATION_TYPES))
  })

  test('what cannot be switched off counts as on, whatever was kept', () => {
    const kept = [
      { type: 'ORG_INVITATION' as const, inApp: false, push: false },
      { type: 'USER_NEWFEATURES' as const, inApp: false, push: true },
    ]
    const preferences = preferencesOf('MEMBER', kept)
    expect(preferences).toContainEqual({ type: 'ORG_INVITATION', inApp: true, push: false })
    expect(preferences).toContainEqual({ type: 'USER_NEWFEATURES', inApp: false, push: true })
    expect(preferences).toContainEqual({ type: 'USER_RELEASEACCEPTED', inApp: true, push: true })
  })
})
