import { useQuery, keepPreviousData, useQueries } from '@tanstack/react-query'
import i18next from 'i18next'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { api, client } from '#src/api/client.ts'
import { errorText } from '#src/api/error-text.ts'
import { isUnreachable } from '#src/api/errors.ts'
import { queryClient } from '#src/api/query-client.ts'
import { useSession } from '#src/auth/session/session.ts'
import { permissionsQuery, useCurrentUser } from '#src/auth/viewer/viewer.ts'
import { z } from '#src/contract/zod.ts'
import type { Permission } from '#src/domain/access/permission.ts'
import { NAMES_MAX, SEARCH_MAX } from '#src/domain/limits.ts'
import { isSameName, isFoundIn } from '#src/domain/text/compare.ts'
import { readPersistedAnswers } from '#src/offline/query-persistence/persisted-queries.ts'
import { withoutNames, namesOf } from '#src/shared/picker/name-list.ts'
import { type Kind, type Choice, dropRecent, readRecent, rememberRecent } from '#src/shared/picker/recent-choices.ts'
import type { OptionsResult, Option, PickOption, PickResult } from '#src/ui/option.ts'

const MOST = 20
const named = z.object({ id: z.string(), name: z.string(), image: z._default(z.nullable(z.string()), null) })
const rows = z.array(z.unknown())
type Row = z.output<typeof named>

/** The rows of a list, or the one that the answer is. */
const listedIn = (area: string, data: unknown): unknown[] => {
  const listed = z.record(z.string(), z.unknown()).safeParse(data).data?.[area]
  return rows.safeParse(listed).data ?? [data]
}

const rowsOf = (kind: Kind, data: unknown): Row[] =>
  listedIn(kind, data).flatMap((row) => named.safeParse(row).data ?? [])

const credits = z.object({
  artists: z._default(z.array(z.object({ artistId: z.string(), name: z.string() })), []),
  label: z._default(z.nullable(z.object({ id: z.string(), name: z.string() })), null),
})

/** Who is credited in what was read here, although their own list never was. */
const creditedIn = (kind: Kind, row: unknown): Row[] => {
  const { artists = [], label = null } = credits.safeParse(row).data ?? {}
  if (kind === 'artists') return artists.map(({ artistId, name }) => ({ id: artistId, name, image: null }))
  return kind === 'labels' && label !== null ? [{ ...label, image: null }] : []
}

const CREDITED_IN: Partial<Record<Kind, readonly string[]>> = { artists: ['releases', 'assets'], labels: ['releases'] }

/** Searches the persisted queries of this device. */
const searchOffline = async (kind: Kind, search: string): Promise<Row[]> => {
  const own = readPersistedAnswers(kind).then((answers) => answers.flatMap((data) => rowsOf(kind, data)))
  const others = (CREDITED_IN[kind] ?? []).map(async (area) =>
    (await readPersistedAnswers(area)).flatMap((data) => listedIn(area, data).flatMap((row) => creditedIn(kind, row))),
  )
  const found = (await Promise.all([...others, own])).flat()
  const matching = found.filter(({ name }) => isFoundIn(search, name))
  return [...new Map(matching.map((row) => [row.id, row])).values()].slice(0, MOST)
}

/**
 * Searches this device when the server cannot be reached. While the browser is online, no result is an error: the server may
 * know the name, and “nothing found” would let the person create a duplicate.
 */
export const fallBackToOfflineSearch = async (error: unknown, kind: Kind, search: string): Promise<Row[]> => {
  if (!isUnreachable(error)) throw error
  const found = await searchOffline(kind, search)
  if (found.length === 0 && navigator.onLine) throw error
  return found
}

const ONCE = { retry: false }
const WITH_PICTURES: readonly Kind[] = ['artists', 'organizations', 'releases']

/** The results for a text; for several names, such as a pasted list, also the exact match of each name. */
const useSearchResults = (kind: Kind, text: string) => {
  const queryOf = (asked: string) => {
    const search = asked.slice(0, SEARCH_MAX)
    const find = () =>
      client.searches[kind].query({ search }).catch((error: unknown) => fallBackToOfflineSearch(error, kind, search))
    return { ...api.searches[kind].queryOptions({ search }, ONCE), queryFn: find }
  }
  const { data, isFetching, error, refetch } = useQuery({ ...queryOf(text), placeholderData: keepPreviousData })
  const all = namesOf(text)
  const names = all.length > 1 ? all.slice(0, NAMES_MAX) : []
  const named = useQueries({ queries: names.map(queryOf) })
  const exact: Option[] = names.flatMap((name, index) =>
    (named[index]?.data ?? []).filter((option) => isSameName(option.name, name)),
  )
  const isPictured = WITH_PICTURES.includes(kind)
  const found: Option[] = (data ?? []).map(({ image, ...option }) => (isPictured ? { ...option, image } : option))
  const others = exact.filter(({ id }) => found.every((option) => option.id !== id))
  return {
    options: [...found, ...others],
    exact,
    missing: names.filter((name) => exact.every((option) => !isSameName(option.name, name))),
    isPending: isFetching || named.some((query) => query.isFetching),
    error: error ?? named.find((query) => query.isError)?.error ?? null,
    retry: () => void Promise.all([refetch(), ...named.map((query) => query.refetch())]),
  }
}

const FRESH_MS = 60_000

/** The viewer's recent choices of a kind in this organization. */
const useRecentChoices = (kind: Kind) => {
  const userId = useCurrentUser()?.id
  const organizationId = useSession((state) => state.organizationId)
  const owner = userId === undefined ? null : { userId, organizationId }
  return {
    read: (): Option[] =>
      owner === null ? [] : readRecent(owner, kind).map((choice) => ({ ...choice, remembered: true })),
    remember: (chosen: readonly Choice[]) => {
      if (owner !== null) rememberRecent(owner, kind, chosen)
    },
    /** Looks a recent choice up, because it may have been renamed or deleted. */
    lookUp: async ({ id, name }: Option): Promise<PickResult> => {
      const query = api.searches[kind].queryOptions({ search: id }, { retry: false, staleTime: FRESH_MS })
      try {
        const found = await queryClient.fetchQuery(query)
        const now = found.find((one) => one.id === id)
        if (now !== undefined) return { chosen: [now] }
      } catch {
        // Without an answer the remembered name is used: most likely the entity still exists.
        return { chosen: [{ id, name }] }
      }
      if (owner !== null) dropRecent(owner, kind, id)
      return { refused: i18next.t('common:pick.deleted', { name }) }
    },
  }
}

/** How an entity is created by name alone, and the permission for it. */
type CreateOption = {
  permission: Permission
  label: (name: string) => string
  create: (input: { id: string; name: string }) => Promise<{ id: string; name: string }>
}

/** Creates an entity in the chosen organization; null without the permission. */
const useCreateOption = (making: CreateOption | undefined) => {
  const { data: permissions = [] } = useQuery(permissionsQuery)
  const hasOrganization = useSession(({ organizationId }) => organizationId !== null)
  // The same id for each try, so that a retry creates no duplicate.
  const tried = useRef({ name: '', id: '' })
  if (making === undefined) return null
  if (!hasOrganization || !permissions.includes(making.permission)) return null
  return async (name: string): Promise<PickResult> => {
    if (tried.current.name !== name) tried.current = { name, id: crypto.randomUUID() }
    try {
      const made = await making.create({ id: tried.current.id, name })
      return { chosen: [{ id: made.id, name: made.name }] }
    } catch (error) {
      await i18next.loadNamespaces('errors')
      return { refused: errorText(error) }
    }
  }
}

const ALL = 'all'
const NEW = 'new'

type Named = OptionsResult & {
  /** For a text with several names: the exact matches, and the names without one. */
  exact?: readonly Option[]
  missing?: readonly string[]
}
type Asked = { kind: Kind; text: string; create?: CreateOption }

/** The options of a picker for a text: recent choices, results, and the creation of a new one. */
export const usePickerOptions = ({ kind, text, create }: Asked, found: Named): OptionsResult => {
  const { t } = useTranslation('common')
  const { options, exact = [], missing = [], ...state } = found
  const { read, remember, lookUp } = useRecentChoices(kind)
  const make = useCreateOption(create)
  const isOneName = text !== '' && exact.length + missing.length === 0
  const isKnown = options.some(({ name }) => isSameName(name, text))
  const recent = text === '' ? read() : []
  const others = options.filter(({ id }) => recent.every((one) => one.id !== id))

  const settle = (result: PickResult): PickResult => {
    if ('refused' in result) return result
    remember(result.chosen)
    return {
      ...result,
      rest: withoutNames(
        isOneName ? '' : text,
        result.chosen.map(({ name }) => name),
      ),
    }
  }
  const resolve: PickOption = (option) => {
    if (option.id === ALL) return settle({ chosen: exact })
    if (option.id === NEW && make !== null) return make(text).then(settle)
    return option.remembered === true ? lookUp(option).then(settle) : settle({ chosen: [option] })
  }
  const all: Option = {
    id: ALL,
    name: text,
    optionLabel: t('pick.all', { count: exact.length }),
    category: missing.length === 0 ? undefined : t('pick.missing', { names: missing.join(', ') }),
    several: true,
  }
  const more = [
    ...(exact.length > 0 ? [all] : []),
    ...(create !== undefined && make !== null && isOneName && !isKnown
      ? [{ id: NEW, name: text, optionLabel: create.label(text), isNew: true }]
      : []),
  ]
  return { ...state, options: [...recent, ...others], more, resolve }
}

/** The options of a picker from the search of its kind. */
export const useEntityPicker = (asked: Asked): OptionsResult =>
  usePickerOptions(asked, useSearchResults(asked.kind, asked.text))
