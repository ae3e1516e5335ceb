import type { Permission } from '#src/domain/access/permission.ts'

/** One password for everybody in the demo. */
export const DEMO_PASSWORD = 'Liner-2026!'

export type Grant = {
  organization: string
  permissions: 'ALL' | readonly Permission[]
  /** Names of the artists in the member's scope; without it, everything. */
  artists?: readonly string[]
}
export type Account = {
  email: string
  firstName: string
  lastName: string
  joined: number
  grants: readonly Grant[]
  role?: 'SUPERADMIN'
  /** Whose link they came by. */
  invitedBy?: string
  status?: 'INACTIVE'
  completed?: false
}

const all = (organization: string): Grant => ({ organization, permissions: 'ALL' })

/** Those one signs in as; days are counted from now. */
export const DEMO_ACCOUNTS: readonly Account[] = [
  {
    email: 'admin@liner.test',
    firstName: 'Vera',
    lastName: 'Castellari',
    joined: -1390,
    role: 'SUPERADMIN',
    grants: [],
  },
  {
    email: 'member@liner.test',
    firstName: 'Marta',
    lastName: 'Olcese',
    joined: -1200,
    grants: [all('lanterna'), all('halyard')],
  },
  {
    email: 'artist@liner.test',
    firstName: 'Nina',
    lastName: 'Calvera',
    joined: -800,
    invitedBy: 'member@liner.test',
    grants: [
      {
        organization: 'lanterna',
        permissions: ['MANAGE_ARTIST', 'MANAGE_RELEASE'],
        artists: ['Nina Calvera', 'Sestri Notte'],
      },
    ],
  },
  {
    email: 'label@liner.test',
    firstName: 'Gavino',
    lastName: 'Puddori',
    joined: -640,
    grants: [{ organization: 'tramontana', permissions: ['MANAGE_LABEL'] }],
  },
  {
    email: 'viewer@liner.test',
    firstName: 'Rosalind',
    lastName: 'Pellow',
    joined: -300,
    grants: [{ organization: 'halyard', permissions: [] }],
  },
  { email: 'invited@liner.test', firstName: 'Davide', lastName: 'Bozzano', joined: -1.2, grants: [] },
  { email: 'newcomer@liner.test', firstName: '', lastName: '', joined: -0.15, completed: false, grants: [] },
  {
    email: 'suspended@liner.test',
    firstName: 'Oscar',
    lastName: 'Trevelyan',
    joined: -500,
    status: 'INACTIVE',
    grants: [{ organization: 'halyard', permissions: ['MANAGE_RELEASE'] }],
  },
]
