import type { Permission } from '#src/domain/access/permission.ts'

/** One password for everybody in the demo. */
export const DEMO_PASSWORD = 'Liner-2026!'

export type Place = {
  organization: string
  permissions: 'ALL' | readonly Permission[]
  /** Names of the artists a member is kept to; without it, all elements. */
  artists?: readonly string[]
}
export type Account = {
  email: string
  firstName: string
  lastName: string
  joined: number
  places: readonly Place[]
  role?: 'SUPERADMIN'
  /** Whose link they came by. */
  invitedBy?: string
  status?: 'INACTIVE'
  completed?: false
}

const all = (organization: string): Place => ({ organization, permissions: 'ALL' })

/** Those one signs in as; days are counted from now. */
export const DEMO_ACCOUNTS: readonly Account[] = [
  {
    email: 'admin@liner.test',
    firstName: 'Vera',
    lastName: 'Castellari',
    joined: -1390,
    role: 'SUPERADMIN',
    places: [],
  },
  {
    email: 'member@liner.test',
    firstName: 'Marta',
    lastName: 'Olcese',
    joined: -1200,
    places: [all('lanterna'), all('halyard')],
  },
  {
    email: 'artist@liner.test',
    firstName: 'Nina',
    lastName: 'Calvera',
    joined: -800,
    invitedBy: 'member@liner.test',
    places: [
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
    places: [{ organization: 'tramontana', permissions: ['MANAGE_LABEL'] }],
  },
  {
    email: 'viewer@liner.test',
    firstName: 'Rosalind',
    lastName: 'Pellow',
    joined: -300,
    places: [{ organization: 'halyard', permissions: [] }],
  },
  { email: 'invited@liner.test', firstName: 'Davide', lastName: 'Bozzano', joined: -1.2, places: [] },
  { email: 'newcomer@liner.test', firstName: '', lastName: '', joined: -0.15, completed: false, places: [] },
  {
    email: 'suspended@liner.test',
    firstName: 'Oscar',
    lastName: 'Trevelyan',
    joined: -500,
    status: 'INACTIVE',
    places: [{ organization: 'halyard', permissions: ['MANAGE_RELEASE'] }],
  },
]
