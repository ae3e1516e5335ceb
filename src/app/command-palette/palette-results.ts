import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#src/api/client.ts'
import { useSession } from '#src/auth/session/session.ts'
import { validatedStorage } from '#src/auth/session/validated-storage.ts'
import { permissionsQuery, useCurrentUser } from '#src/auth/viewer/viewer.ts'
import type { Asset } from '#src/contract/assets.ts'
import type { User } from '#src/contract/users.ts'
import { z } from '#src/contract/zod.ts'
import { fullName } from '#src/domain/contact/person-name.ts'
import { fullTitle } from '#src/domain/metadata/full-title.ts'
import type { ListArea } from '#src/domain/navigation/list-areas.ts'
import { menuOf } from '#src/domain/navigation/menu.ts'

/** What can be searched, in the order shown. */
const KINDS = [
  'releases',
  'artists',
  'labels',
  'assets',
  'people',
  'organizations',
  'users',
] as const satisfies ListArea[]
export type Kind = (typeof KINDS)[number]
export type Entity = { id: string; name: string; image: string | null; category?: string }

const RESULTS_PER_KIND = 6

const namedUsers = ({ users }: { users: User[] }): Entity[] =>
  users.map((user) => ({ id: user.id, name: fullName(user), image: user.avatar, category: user.email }))
const creditedAssets = ({ assets }: { assets: Asset[] }): Entity[] =>
  assets.map((asset) => ({
    id: asset.id,
    name: fullTitle(asset),
    image: null,
    category: asset.artists.map(({ name }) => name).join(', '),
  }))

/** Searches every kind the user may open, in one batch. The previous results stay until the new ones arrive. */
export const usePaletteResults = (kinds: readonly Kind[], search: string) => {
  const input = { search }
  const page = { search, page: 1, perPage: RESULTS_PER_KIND }
  const optionsOf = (kind: Kind) => ({
    enabled: search !== '' && kinds.includes(kind),
    placeholderData: keepPreviousData,
    retry: false,
  })
  const queryOf = {
    releases: useQuery(api.searches.releases.queryOptions(input, optionsOf('releases'))),
    artists: useQuery(api.searches.artists.queryOptions(input, optionsOf('artists'))),
    labels: useQuery(api.searches.labels.queryOptions(input, optionsOf('labels'))),
    // Many tracks have the same title. Only the list returns their artists.
    assets: useQuery(
      api.assets.list.queryOptions({ ...page, sortBy: 'title' }, { ...optionsOf('assets'), select: creditedAssets }),
    ),
    people: useQuery(api.searches.people.queryOptions(input, optionsOf('people'))),
    organizations: useQuery(api.searches.organizations.queryOptions(input, optionsOf('organizations'))),
    // The API has no search for users.
    users: useQuery(api.users.list.queryOptions(page, { ...optionsOf('users'), select: namedUsers })),
  }
  const queries = kinds.map((kind) => queryOf[kind])
  return {
    of: (kind: Kind): readonly Entity[] => queryOf[kind].data?.slice(0, RESULTS_PER_KIND) ?? [],
    isPending: queries.some(({ isPending, isError, isFetching, isPlaceholderData }) =>
      isError ? isFetching : isPending || isPlaceholderData,
    ),
    isFailed: queries.some(({ isError }) => isError),
    retry: () => queries.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
  }
}

/** What the user may open and search: the menu, and the kinds of entities in it. */
export const usePaletteScope = () => {
  const user = useCurrentUser()
  const organizationId = useSession((state) => state.organizationId)
  const hasOrganization = organizationId !== null
  const enabled = hasOrganization || user?.role === 'SUPERADMIN'
  const { data: permissions = [] } = useQuery({ ...permissionsQuery, enabled })
  const menu = user === undefined ? [] : menuOf({ viewer: user, permissions, hasOrganization })
  const entries = menu.flatMap((section) => section.entries)
  return {
    userId: user?.id ?? '',
    organizationId,
    menu,
    kinds: KINDS.filter((kind) => entries.some(({ key }) => key === kind)),
    mayCreateRelease: entries.some(({ added }) => added === 'releases'),
    mayChooseOrganization: user?.role === 'MEMBER',
  }
}
export type PaletteScope = ReturnType<typeof usePaletteScope>

export const RECENT_MAX = 5

const entity = z.object({
  kind: z.enum(KINDS),
  id: z.uuid(),
  name: z.string(),
  organizationId: z.nullable(z.uuid()),
})
const command = z.object({ kind: z.literal('command'), id: z.string() })
const recent = z.union([entity, command])
export type Recent = z.output<typeof recent>

const STORED_MAX = 20
const keyOf = (userId: string) => `palette-recent:${userId}`
const store = (area: () => Storage) => validatedStorage(area, z.array(recent))

/** What the user chose last on this device, newest first. */
export const readRecent = (userId: string, area = () => localStorage): Recent[] => {
  try {
    return store(area).getItem(keyOf(userId))?.state ?? []
  } catch {
    // A browser may forbid storage: the palette works without it.
    return []
  }
}

/** Puts a choice first, without repeating it. */
export const rememberRecent = (userId: string, chosen: Recent, area = () => localStorage): void => {
  const others = readRecent(userId, area).filter(({ kind, id }) => kind !== chosen.kind || id !== chosen.id)
  try {
    store(area).setItem(keyOf(userId), { state: [chosen, ...others].slice(0, STORED_MAX) })
  } catch {
    // The storage is full or forbidden: the choice still opens.
  }
}
