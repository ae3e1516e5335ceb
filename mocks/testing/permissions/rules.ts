import { barcodes, organizations, users } from '#mocks/testing/permissions/administration-rules.ts'
import { artists, assets, labels, people, releases, searches } from '#mocks/testing/permissions/catalogue-rules.ts'
import { auth, fuga, notifications, submissions, uploads } from '#mocks/testing/permissions/other-rules.ts'
import type { Rules } from '#mocks/testing/permissions/rule.ts'

/** Who may call what. A procedure of the contract that is missing here does not compile. */
export const RULES: Rules = {
  artists,
  assets,
  auth,
  barcodes,
  fuga,
  labels,
  notifications,
  organizations,
  people,
  releases,
  searches,
  submissions,
  uploads,
  users,
}
