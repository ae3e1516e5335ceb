import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { CreateScreen } from '#src/shared/entity/create-screen.tsx'
import { ArtistForm } from '#src/features/artists/artist-form.tsx'
import { artistDraft } from '#src/features/artists/artist-form-values.ts'

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
