import type { MemberInput } from '#src/contract/members.ts'

/** A member with one permission, who sees everything of the organization. */
export const GRANT: MemberInput = {
  role: 'OTHER',
  permissions: ['MANAGE_PEOPLE'],
  artists: 'ALL',
  labels: 'ALL',
  releases: 'ALL',
}
