import { beforeEach, expect, test, vi } from 'vitest'
import {
  invitationDraftOf,
  isInvitationDirty,
  EMPTY_INVITATION,
} from '#src/features/organizations/members/member-form-values.ts'
import { clearInvitationDrafts } from '#src/offline/drafts/drafts.ts'
import { MemoryStorage } from '#src/offline/drafts/testing/test-tabs.ts'

const ADA = { ...EMPTY_INVITATION, email: 'ada@new.test', artists: [{ id: 'vela', name: 'Vela Nera' }] }
const typedBy = (userId: string, organizationId = 'lanterna') => invitationDraftOf(userId, organizationId).getState()

beforeEach(() => vi.stubGlobal('sessionStorage', new MemoryStorage()))

test('when an invitation was not sent, then its draft is restored for the same user and organization', () => {
  invitationDraftOf('marta', 'lanterna').setState(ADA)
  expect(typedBy('marta')).toEqual(ADA)
  expect([typedBy('nina'), typedBy('marta', 'ashdown')]).toEqual([EMPTY_INVITATION, EMPTY_INVITATION])
})

test.each(['{', '{"state":{"email":7},"version":0}'])(
  'when the stored draft is invalid, %s, then it is ignored',
  (raw) => {
    sessionStorage.setItem('invitation/marta/lanterna', raw)
    expect(typedBy('marta')).toEqual(EMPTY_INVITATION)
  },
)

test('when the user signs out, then the draft is deleted, and nothing else is', () => {
  invitationDraftOf('marta', 'lanterna').setState(ADA)
  sessionStorage.setItem('sign-up', 'a draft')
  clearInvitationDrafts()
  expect(Object.keys(sessionStorage)).toEqual(['sign-up'])
})

test.each([
  [{}, false],
  [{ email: ' ' }, false],
  [{ email: 'a' }, true],
  [{ role: 'ARTIST' }, true],
  [{ permissions: ['MANAGE_LABEL' as const] }, true],
])('when %j is typed, then it is dirty: %s', (typed, isDirty) => {
  expect(isInvitationDirty({ ...EMPTY_INVITATION, ...typed })).toBe(isDirty)
})
