import { createFileRoute } from '@tanstack/react-router'
import { api } from '#src/api/client.ts'
import { AssetScreen } from '#src/features/assets/asset-screen.tsx'
import { loadTexts } from '#src/i18n/load-texts.ts'
import { editSearchParams } from '#src/shared/page/search-params.ts'

export const Route = createFileRoute('/_member/assets/$assetId')({
  validateSearch: editSearchParams,
  context: ({ params: { assetId } }) => ({
    assetQuery: api.assets.get.queryOptions({ assetId }, { meta: { offline: true } }),
  }),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(context.assetQuery)
    return loadTexts('entities', 'lists', 'errors', 'problems', 'uploads', 'contributors')
  },
  component: AssetScreen,
})
