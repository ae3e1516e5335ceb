import { createFileRoute } from '@tanstack/react-router'
import { api } from '#src/api/client.ts'
import { LabelScreen } from '#src/features/labels/label-screen.tsx'
import { loadTexts } from '#src/i18n/load-texts.ts'
import { editSearchParams } from '#src/shared/page/search-params.ts'

export const Route = createFileRoute('/_member/labels/$labelId')({
  validateSearch: editSearchParams,
  context: ({ params: { labelId } }) => ({
    labelQuery: api.labels.get.queryOptions({ labelId }, { meta: { offline: true } }),
  }),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(context.labelQuery)
    return loadTexts('entities', 'lists', 'errors')
  },
  component: LabelScreen,
})
