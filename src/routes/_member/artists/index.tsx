import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { LIST_DEFAULTS } from '#src/shared/list/search-params/list-search-params.ts'
import { ArtistsList } from '#src/features/artists/artists-list.tsx'
import { artistsQuery, artistsSearch } from '#src/features/artists/artists-query.ts'
import { loadTexts } from '#src/i18n/load-texts.ts'

export const Route = createFileRoute('/_member/artists/')({
  validateSearch: artistsSearch,
  search: { middlewares: [stripSearchParams(LIST_DEFAULTS)] },
  loaderDeps: ({ search }) => search,
  context: ({ deps }) => ({ listQuery: artistsQuery(deps) }),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(context.listQuery)
    return loadTexts('lists', 'entities', 'errors')
  },
  component: ArtistsList,
})
