import type { MemberInput } from '#src/contract/members.ts'

/** The least that may be asked of a member: everything of the organization, and one permission. */
export const PLACE: MemberInput = {
  role: 'OTHER',
  permissions: ['MANAGE_PEOPLE'],
  artists: 'ALL',
  labels: 'ALL',
  releases: 'ALL',
}
