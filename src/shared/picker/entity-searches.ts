import { useMutation, keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { PER_PAGE_MAX } from '#src/domain/limits.ts'
import type { Kind } from '#src/shared/picker/recent-choices.ts'
import { useEntityPicker, usePickerOptions } from '#src/shared/picker/use-picker-options.ts'
import type { OptionSearch } from '#src/ui/option.ts'

/** The name of an entity in the address, from the search, which also finds by id. */
export const useEntityName = (kind: Kind, id: string | null | undefined) => {
  const isAsked = typeof id === 'string'
  const { data, isPending } = useQuery(api.searches[kind].queryOptions({ search: id ?? '' }, { enabled: isAsked }))
  return { named: data?.find((one) => one.id === id), isPending }
}

export const ALL_ORGANIZATIONS = { page: 1, perPage: PER_PAGE_MAX, sortBy: 'name', sortDir: 'asc' } as const
const KEEP_PREVIOUS = { placeholderData: keepPreviousData, retry: false }

/** Lists a hundred at a time (catalogue-9), more than the other searches. */
export const OrganizationSearch = ({ text, children }: OptionSearch) => {
  const search = text === '' ? undefined : text
  const { data, isFetching, error, refetch } = useQuery(
    api.organizations.list.queryOptions({ ...ALL_ORGANIZATIONS, search }, KEEP_PREVIOUS),
  )
  const options = (data?.orgs ?? []).map(({ id, name, image }) => ({ id, name, image }))
  const found = { options, isPending: isFetching, error, retry: () => void refetch() }
  return children(usePickerOptions({ kind: 'organizations', text }, found))
}

/** A new artist can be created in fields with `makes`. */
export const ArtistSearch = ({ text, children }: OptionSearch) => {
  const { t } = useTranslation('common')
  const { mutateAsync } = useMutation(api.artists.create.mutationOptions())
  const label = (name: string) => t('pick.newArtist', { name })
  // Whom nobody finds here is new to Spotify as well, until its link is added on the artist's page.
  const create = (input: { id: string; name: string }) => mutateAsync({ ...input, newSpotifyProfile: true })
  return children(useEntityPicker({ kind: 'artists', text, create: { permission: 'MANAGE_ARTIST', label, create } }))
}

export const LabelSearch = ({ text, children }: OptionSearch) => {
  const { t } = useTranslation('common')
  const { mutateAsync: create } = useMutation(api.labels.create.mutationOptions())
  const label = (name: string) => t('pick.newLabel', { name })
  return children(useEntityPicker({ kind: 'labels', text, create: { permission: 'MANAGE_LABEL', label, create } }))
}

/** Only for viewers who manage people: a forbidden search would clear the chosen organization. */
export const PersonSearch = ({ text, children }: OptionSearch) => {
  const { t } = useTranslation('common')
  const { mutateAsync: create } = useMutation(api.people.create.mutationOptions())
  const label = (name: string) => t('pick.newPerson', { name })
  return children(useEntityPicker({ kind: 'people', text, create: { permission: 'MANAGE_PEOPLE', label, create } }))
}

/** Finds existing releases only; new ones are created in the workspace. */
export const ReleaseSearch = ({ text, children }: OptionSearch) => children(useEntityPicker({ kind: 'releases', text }))
