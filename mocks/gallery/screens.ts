import { sampleIds } from '#mocks/db/seed/sample-of-each.ts'
import { userIdOf } from '#mocks/db/seed/users.ts'
import { writeLink } from '#mocks/settings/link.ts'
import type { Commands } from '#mocks/settings/link.ts'
import type { ProcedureName } from '#mocks/settings/procedures.ts'
import { parseSettings, type SettingsInput } from '#mocks/settings/settings.ts'
import { PROFILE_PAGES, type ProfilePageKey } from '#src/domain/navigation/profile-pages.ts'
import { WORKSPACE_STEPS } from '#src/domain/workspace-step.ts'

/** What a screen can look like. */
export const STATES = ['filled', 'empty', 'one', 'long', 'loading', 'error', 'offline', 'forbidden'] as const
export type State = (typeof STATES)[number]

type Person = NonNullable<Commands['as']>
/** A state of a screen: who looks at which address, and how the emulation behaves meanwhile. */
export type Look = SettingsInput & { as: Person; path: string }
export type Screen = { name: string; looks: Partial<Record<State, Look>> }

/** The address of a look on any host that serves an emulated build; commands come first, so that they can be overwritten. */
export const linkOf = ({ as, path, ...settings }: Look, commands: Commands = {}): string => {
  const link = writeLink(parseSettings(settings).settings, { as, ...commands })
  return `${path}${path.includes('?') ? '&' : '?'}emulate=${link}`
}

/** The states in which what the screen asks for does not come. */
const failing = (procedures: readonly ProcedureName[], as: Person, path: string) => {
  const each = <Value>(value: Value) => Object.fromEntries(procedures.map((procedure) => [procedure, value]))
  return {
    loading: { as, path, silent: each(true) },
    error: { as, path, fail: each('INTERNAL_SERVER_ERROR') },
    offline: { as, path, offline: true },
    forbidden: { as, path, fail: each('FORBIDDEN') },
  } satisfies Screen['looks']
}

/** Where the scenario always has some, such as the demo’s accounts, a search finds none or one. */
const list = (path: string, procedure: ProcedureName, as: Person = 'member', looks: Screen['looks'] = {}): Screen => ({
  name: path,
  looks: {
    filled: { as, path },
    empty: { as, path, scenario: 'empty' },
    one: { as, path, scenario: 'one' },
    long: { as, path, scenario: 'long' },
    ...failing([procedure], as, path),
    ...looks,
  },
})

const detail = (name: string, id: string, procedure: ProcedureName, as: Person = 'member'): Screen => {
  const path = name.replace(/\$\w+/, id)
  return {
    name,
    looks: {
      filled: { as, path },
      empty: { as, path, scenario: 'bare' },
      one: { as, path, scenario: 'one' },
      long: { as, path, scenario: 'long' },
      ...failing([procedure], as, path),
    },
  }
}

/** A screen that always looks the same until somebody presses something. */
const fixed = (path: string, as: Person): Screen => ({ name: path, looks: { filled: { as, path } } })

/** A screen whose own content does not come from the server. */
const plain = (path: string, as: Person, looks: Screen['looks'] = {}): Screen => ({
  name: path,
  looks: { filled: { as, path }, offline: { as, path, offline: true }, ...looks },
})

/** A screen that is there at once, and asks for a part of its content. */
const asking = (
  path: string,
  procedures: readonly ProcedureName[],
  as: Person,
  looks: Screen['looks'] = {},
): Screen => ({ name: path, looks: { filled: { as, path }, ...failing(procedures, as, path), ...looks } })

const forms = (): Screen[] => [
  plain('/releases/new?format=EP&title=Paper+Boats', 'member'),
  plain('/releases/import', 'member'),
  plain('/assets/new', 'member'),
  plain('/artists/new', 'member'),
  plain('/labels/new', 'member'),
  plain('/people/new', 'member'),
  plain('/organizations/new', 'invited', {
    empty: { as: 'invited', path: '/organizations/new', scenario: 'fresh' },
  }),
  asking('/promo-card', ['releases.list'], 'member', {
    empty: { as: 'member', path: '/promo-card', scenario: 'empty' },
  }),
  plain('/share', 'member'),
]

const releases = (release: string, draft: string): Screen[] => [
  detail('/releases/$releaseId', release, 'releases.get'),
  {
    ...asking(`/promo-card?release=${release}`, ['releases.get'], 'member'),
    name: '/promo-card?release=$releaseId',
  },
  ...WORKSPACE_STEPS.map((step) => {
    const path = `/releases/${draft}?step=${step}`
    const looks = { long: { as: 'member', path, scenario: 'long' } } as const
    const screen =
      step === 'distribution'
        ? asking(path, ['fuga.digitalServiceProviders'], 'member', looks)
        : plain(path, 'member', looks)
    return { ...screen, name: `/releases/$releaseId?step=${step}` }
  }),
]

/** What the pages of the profile ask for; the others show what is on the device. */
const ASKED: Partial<Record<ProfilePageKey, readonly ProcedureName[]>> = {
  you: ['users.referral'],
  organization: ['organizations.get', 'organizations.members'],
  notifications: ['notifications.preferences'],
}

const profile = (): Screen[] =>
  PROFILE_PAGES.map((section) => {
    const path = `/profile/${section}`
    const procedures = ASKED[section]
    if (procedures === undefined) return plain(path, 'member')
    if (section !== 'organization') return asking(path, procedures, 'member')
    return asking(path, procedures, 'member', {
      empty: { as: 'member', path, scenario: 'fresh' },
      long: { as: 'member', path, scenario: 'long' },
    })
  })

const PUBLIC = ['/login', '/signup', '/forgot-password', '/privacy-policy', '/terms-and-conditions']
const PLANNED = ['/royalties', '/analytics', '/artisthub', '/terms']

/** Every screen, with each state that it has. */
export const screens = (now = new Date()): readonly Screen[] => {
  const { month, ...ids } = sampleIds(now)
  const calendar = list(`/releases?view=calendar&month=${month}`, 'releases.list')
  return [
    ...PUBLIC.map((path) => fixed(path, 'nobody')),
    fixed('/registration', 'newcomer'),
    list('/releases', 'releases.list'),
    list('/releases?view=covers', 'releases.list'),
    { ...calendar, name: '/releases?view=calendar' },
    ...releases(ids.release, ids.draft),
    list('/assets', 'assets.list'),
    detail('/assets/$assetId', ids.asset, 'assets.get'),
    list('/artists', 'artists.list'),
    detail('/artists/$artistId', ids.artist, 'artists.get'),
    list('/labels', 'labels.list'),
    detail('/labels/$labelId', ids.label, 'labels.get'),
    list('/people', 'people.list'),
    detail('/people/$personId', ids.person, 'people.get'),
    list('/organizations', 'organizations.list', 'member', {
      empty: { as: 'member', path: '/organizations?search=nobody' },
    }),
    detail('/organizations/$organizationId', ids.organization, 'organizations.get'),
    list('/users', 'users.list', 'admin', {
      empty: { as: 'admin', path: '/users?search=nobody' },
      one: { as: 'admin', path: '/users?search=olcese' },
    }),
    detail('/users/$userId', userIdOf('member@liner.test'), 'users.get', 'admin'),
    list('/submissions', 'submissions.queue', 'admin'),
    list('/notifications', 'notifications.get'),
    ...forms(),
    ...profile(),
    ...PLANNED.map((path) => fixed(path, 'member')),
  ]
}
