import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { useEntityPicker } from '#src/shared/picker/use-picker-options.ts'

/** What is not there yet can be made, where a field says that it makes. */
export const useArtistSearch = (text: string) => {
  const { t } = useTranslation('common')
  const { mutateAsync: create } = useMutation(api.artists.create.mutationOptions())
  const label = (name: string) => t('pick.newArtist', { name })
  return useEntityPicker({ kind: 'artists', text, create: { permission: 'MANAGE_ARTIST', label, create } })
}

export const useLabelSearch = (text: string) => {
  const { t } = useTranslation('common')
  const { mutateAsync: create } = useMutation(api.labels.create.mutationOptions())
  const label = (name: string) => t('pick.newLabel', { name })
  return useEntityPicker({ kind: 'labels', text, create: { permission: 'MANAGE_LABEL', label, create } })
}

/** Only for those who manage people: a search that is forbidden would take the organization away. */
export const usePersonSearch = (text: string) => {
  const { t } = useTranslation('common')
  const { mutateAsync: create } = useMutation(api.people.create.mutationOptions())
  const label = (name: string) => t('pick.newPerson', { name })
  return useEntityPicker({ kind: 'people', text, create: { permission: 'MANAGE_PEOPLE', label, create } })
}

/** What is chosen here is there already: releases are made in a place of their own. */
export const useReleaseSearch = (text: string) => useEntityPicker({ kind: 'releases', text })
