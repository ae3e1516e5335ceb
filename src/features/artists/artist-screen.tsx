import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import type { ArtistDetail } from '#src/contract/artists.ts'
import { ArtistForm, artistDraft } from '#src/features/artists/artist-form.tsx'
import { ArtistOverview } from '#src/features/artists/artist-overview.tsx'
import { CreateScreen } from '#src/shared/entity/create-screen.tsx'
import { DetailScreen } from '#src/shared/entity/detail-screen.tsx'
import { EntityMenu, type EntityMenuProps } from '#src/shared/entity/entity-menu.tsx'
import { useBulkActions } from '#src/shared/list/bulk/bulk-actions.ts'

export const NewArtistScreen = () => {
  const { t } = useTranslation('entities')
  const create = useMutation(api.artists.create.mutationOptions())
  return (
    <CreateScreen
      title={t('add.artists')}
      area="artists"
      draftSchema={artistDraft}
      pageOf={(artistId) => ({ to: '/artists/$artistId', params: { artistId } })}
    >
      {(id, done) => <ArtistForm {...done} save={(fields) => create.mutateAsync({ id, ...fields })} />}
    </CreateScreen>
  )
}

const ArtistMenu = ({ entity, onRemoved }: EntityMenuProps<ArtistDetail>) => (
  <EntityMenu
    entity={entity}
    name={entity.name}
    {...useBulkActions({ toggle: api.artists.toggle, remove: api.artists.permanentlyDelete }, (artistIds) => ({
      artistIds,
    }))}
    onRemoved={onRemoved}
  />
)

const route = getRouteApi('/_member/artists/$artistId')

export const ArtistScreen = () => {
  const update = useMutation(api.artists.update.mutationOptions())
  return (
    <DetailScreen
      area="artists"
      query={useQuery(route.useRouteContext().artistQuery)}
      headingOf={({ name }) => ({ title: name })}
      Overview={ArtistOverview}
      Menu={ArtistMenu}
      Form={ArtistForm}
      draftSchema={artistDraft}
      save={({ id }, revision, fields) => update.mutateAsync({ artistId: id, revision, ...fields })}
    />
  )
}
