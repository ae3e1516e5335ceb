import { createFileRoute } from '@tanstack/react-router'
import { api } from '#src/api/client.ts'
import { ArtistScreen } from '#src/features/artists/artist-screen.tsx'
import { loadTexts } from '#src/i18n/load-texts.ts'
import { editSearchParams } from '#src/shared/page/search-params.ts'

export const Route = createFileRoute('/_member/artists/$artistId')({
  validateSearch: editSearchParams,
  context: ({ params: { artistId } }) => ({
    artistQuery: api.artists.get.queryOptions({ artistId }, { meta: { offline: true } }),
  }),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(context.artistQuery)
    return loadTexts('entities', 'lists', 'errors', 'uploads', 'problems')
  },
  component: ArtistScreen,
})
