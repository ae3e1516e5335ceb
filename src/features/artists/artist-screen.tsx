import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { DetailScreen } from '#src/catalogue/entity/detail-screen.tsx'
import { EntityAvatar } from '#src/catalogue/entity-avatar.tsx'
import { ArtistForm } from '#src/features/artists/artist-form.tsx'
import { ArtistOverview } from '#src/features/artists/artist-overview.tsx'

const route = getRouteApi('/_member/artists/$artistId')

export const ArtistScreen = () => {
  const { t } = useTranslation('lists')
  const { artistQuery } = route.useRouteContext()
  const { artistId } = route.useParams()
  const update = useMutation(api.artists.update.mutationOptions())
  return (
    <DetailScreen
      query={useQuery(artistQuery)}
      area={t('artists.title')}
      list={{ to: '/artists' }}
      titleOf={({ name }) => name}
      renderPicture={({ name, image }) => <EntityAvatar name={name} url={image} size={44} />}
      renderOverview={(artist, onRemoved) => <ArtistOverview artist={artist} onRemoved={onRemoved} />}
      renderForm={(artist, done) => (
        <ArtistForm
          {...done}
          entity={artist}
          save={(fields, revision = artist.revision) => update.mutateAsync({ artistId, revision, ...fields })}
        />
      )}
    />
  )
}
