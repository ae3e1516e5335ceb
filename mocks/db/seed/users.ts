import type { MembershipRow } from '#backend/tables/organizations.ts'
import { tables } from '#backend/tables/tables.ts'
import type { UserRow } from '#backend/tables/users.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type Account, type Grant } from '#mocks/db/seed/accounts.ts'
import type { Calendar } from '#mocks/db/seed/calendar.ts'
import type { SeededOrganization } from '#mocks/db/seed/organizations.ts'
import { uuidOf } from '#mocks/db/seed/random.ts'
import { rowOf } from '#mocks/db/seed/seeded-row.ts'
import { STAFF } from '#mocks/db/seed/staff.ts'
import { PERMISSIONS } from '#src/domain/access/permission.ts'
import { referralCodeOf } from '#src/domain/auth/referral-code.ts'
import { inferMemberRole } from '#src/domain/membership/role.ts'

/** Everybody there is: those one signs in as, and whom they work with. */
export const ACCOUNTS = [...DEMO_ACCOUNTS, ...STAFF]

export const userIdOf = (email: string): string => uuidOf(`user/${email}`)

/** Whoever came earlier was last there longer ago; nobody in the demo has been away for more than a month. */
const DAYS_A_VISIT = 90
const LONGEST_AWAY = 30

const userRow = (calendar: Calendar, account: Account): UserRow => {
  const {
    email,
    firstName,
    lastName,
    joined,
    role = 'MEMBER',
    status = 'ACTIVE',
    completed = true,
    invitedBy,
  } = account
  return {
    ...tables.users.defaults,
    ...rowOf(calendar, `user/${email}`, joined),
    firstName,
    lastName,
    email,
    password: DEMO_PASSWORD,
    avatarFileId: null,
    role,
    status,
    completed,
    ...(invitedBy === undefined ? {} : { referralCode: referralCodeOf(userIdOf(invitedBy)) }),
    lastSeenAt: calendar.instant(Math.max(joined / DAYS_A_VISIT, -LONGEST_AWAY)),
  }
}

export const seedUsers = (calendar: Calendar): UserRow[] => ACCOUNTS.map((account) => userRow(calendar, account))

/** The days between joining one organization and the next. */
const NEXT_GRANT_DAYS = 60

const membershipRow = (
  calendar: Calendar,
  seeded: SeededOrganization,
  account: Account,
  grant: Grant,
): MembershipRow => {
  const { email, joined, grants } = account
  const { permissions, artists } = grant
  const given = permissions === 'ALL' ? PERMISSIONS : permissions
  const since = joined + grants.indexOf(grant) * NEXT_GRANT_DAYS
  const named = seeded.acts.filter(({ as }) => artists?.includes(as.name) === true)
  return {
    ...tables.memberships.defaults,
    ...rowOf(calendar, `membership/${email}/${seeded.roster.key}`, since),
    userId: userIdOf(email),
    organizationId: seeded.organization.id,
    role: inferMemberRole(given),
    permissions: [...given],
    scope: { artists: artists === undefined ? 'ALL' : named.map(({ row }) => row.id), labels: 'ALL', releases: 'ALL' },
  }
}

/** In the order of the accounts' grants: the first organization is open after the sign-in. */
export const seedMemberships = (
  calendar: Calendar,
  seededOrganizations: readonly SeededOrganization[],
): MembershipRow[] =>
  ACCOUNTS.flatMap((account) =>
    account.grants.flatMap((grant) => {
      const seeded = seededOrganizations.find(({ roster }) => roster.key === grant.organization)
      return seeded === undefined ? [] : [membershipRow(calendar, seeded, account, grant)]
    }),
  )

/** Members of an organization who manage releases of all its artists. */
export const releaseManagersOf = (seeded: SeededOrganization): string[] =>
  ACCOUNTS.filter(({ status, grants }) =>
    grants.some(
      ({ organization, permissions, artists }) =>
        status === undefined &&
        organization === seeded.roster.key &&
        artists === undefined &&
        (permissions === 'ALL' || permissions.includes('MANAGE_RELEASE')),
    ),
  ).map(({ email }) => userIdOf(email))
