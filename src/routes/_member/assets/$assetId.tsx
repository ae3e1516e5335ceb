import { createFileRoute } from '@tanstack/react-router'
import { editSearch } from '#src/catalogue/entity/edit-search.ts'
import { assetQuery } from '#src/features/assets/assets-query.ts'
import { AssetScreen } from '#src/features/assets/asset-screen.tsx'
import { loadTexts } from '#src/i18n/load-texts.ts'

export const Route = createFileRoute('/_member/assets/$assetId')({
  validateSearch: editSearch,
  context: ({ params: { assetId } }) => ({ assetQuery: assetQuery(assetId) }),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(context.assetQuery)
    return loadTexts('entities', 'lists', 'errors', 'problems', 'uploads')
  },
  component: AssetScreen,
})
