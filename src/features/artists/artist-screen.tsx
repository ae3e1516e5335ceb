import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { api } from '#src/api/client.ts'
import { DetailScreen } from '#src/shared/entity/detail-screen.tsx'
import { ArtistForm } from '#src/features/artists/artist-form.tsx'
import { ArtistOverview } from '#src/features/artists/artist-overview.tsx'
import { artistDraft } from '#src/features/artists/artist-form-values.ts'

const route = getRouteApi('/_member/artists/$artistId')

export const ArtistScreen = () => {
  const update = useMutation(api.artists.update.mutationOptions())
  return (
    <DetailScreen
      area="artists"
      query={useQuery(route.useRouteContext().artistQuery)}
      headingOf={({ name, image }) => ({ title: name, image })}
      Overview={ArtistOverview}
      Form={ArtistForm}
      draftSchema={artistDraft}
      save={({ id }, revision, fields) => update.mutateAsync({ artistId: id, revision, ...fields })}
    />
  )
}
