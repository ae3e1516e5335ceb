import type { MembershipRow, OrganizationRow, PersonRow, UserRow } from '#mocks/db/rows.ts'
import { PERMISSIONS, type Permission } from '#src/domain/permission.ts'
import { FIRST_NAMES, LAST_NAMES } from '#mocks/demo/names.ts'
import { idOf } from '#mocks/demo/random.ts'
import { stamp } from '#mocks/demo/stamp.ts'

const PASSWORD = 'Liner-2026!'
const OTHERS = 20
const PEOPLE = 32

type Account = { name: string; first: string; last: string } & Partial<Pick<UserRow, 'role' | 'status' | 'completed'>>
const ACCOUNTS: readonly Account[] = [
  { name: 'admin', first: 'Ada', last: 'Conti', role: 'SUPERADMIN' },
  { name: 'member', first: 'Marta', last: 'Ferrante' },
  { name: 'artist', first: 'Leo', last: 'Marino' },
  { name: 'label', first: 'Lena', last: 'Brandt' },
  { name: 'viewer', first: 'Vito', last: 'Sorbi' },
  { name: 'invited', first: 'Ines', last: 'Duarte' },
  { name: 'newcomer', first: '', last: '', completed: false },
  { name: 'suspended', first: 'Sven', last: 'Nyberg', status: 'INACTIVE' },
]

/** The n-th full name, without one that comes twice in the first few hundred. */
export const fullName = (index: number): { first: string; last: string } => ({
  first: FIRST_NAMES[index % FIRST_NAMES.length] ?? 'Anna',
  last: LAST_NAMES[(index + Math.floor(index / FIRST_NAMES.length)) % LAST_NAMES.length] ?? 'Ferrante',
})

export const seedUsers = (now: Date): UserRow[] => {
  const others = Array.from({ length: OTHERS }, (_, index): Account => {
    const { first, last } = fullName(index + 3)
    return { name: `${first}.${last}${index}`.toLowerCase(), first, last }
  })
  return [...ACCOUNTS, ...others].map(
    ({ name, first, last, role = 'MEMBER', status = 'ACTIVE', completed = true }, index) => ({
      id: idOf(1, index),
      ...stamp(now, 400 - index),
      firstName: first,
      lastName: last,
      email: `${name}@liner.test`,
      password: PASSWORD,
      avatarFileId: null,
      role,
      status,
      completed,
    }),
  )
}

const ALL = { artists: 'ALL', labels: 'ALL', releases: 'ALL' } as const

/** Who works where: the accounts of the demo first, then the rest of the staff, one organization each. */
export const seedMemberships = (
  now: Date,
  users: readonly UserRow[],
  organizations: readonly OrganizationRow[],
  ownArtists: string[],
): MembershipRow[] => {
  const rows: MembershipRow[] = []
  const join = (
    user: number,
    organization: number,
    permissions: readonly Permission[],
    scope: MembershipRow['scope'] = ALL,
  ) => {
    const [member, home] = [users[user], organizations[organization]]
    if (member === undefined || home === undefined) return
    rows.push({
      id: idOf(2, rows.length),
      ...stamp(now, 300 - rows.length),
      userId: member.id,
      organizationId: home.id,
      permissions: [...permissions],
      scope,
    })
  }
  join(1, 0, PERMISSIONS)
  join(1, 1, PERMISSIONS)
  join(2, 0, ['MANAGE_ARTIST', 'MANAGE_RELEASE'], { ...ALL, artists: ownArtists })
  join(3, 2, ['MANAGE_LABEL'])
  join(4, 0, [])
  join(7, 1, ['MANAGE_RELEASE'])
  for (let user = ACCOUNTS.length; user < users.length; user++) join(user, user % organizations.length, PERMISSIONS)
  return rows
}

export const seedPeople = (now: Date, organizations: readonly OrganizationRow[]): PersonRow[] =>
  Array.from({ length: PEOPLE }, (_, index) => {
    const { first, last } = fullName(index)
    const organizationId = organizations[index % organizations.length]?.id ?? ''
    return { id: idOf(3, index), ...stamp(now, 200 - index), name: `${first} ${last}`, organizationId, createdBy: null }
  })
