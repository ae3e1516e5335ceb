import { createFileRoute } from '@tanstack/react-router'
import { editSearchParams } from '#src/shared/entity/edit-search-params.ts'
import { artistQuery } from '#src/features/artists/artists-query.ts'
import { ArtistScreen } from '#src/features/artists/artist-screen.tsx'
import { loadTexts } from '#src/i18n/load-texts.ts'

export const Route = createFileRoute('/_member/artists/$artistId')({
  validateSearch: editSearchParams,
  context: ({ params: { artistId } }) => ({ artistQuery: artistQuery(artistId) }),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(context.artistQuery)
    return loadTexts('entities', 'lists', 'errors', 'uploads', 'problems')
  },
  component: ArtistScreen,
})
