import { createFileRoute } from '@tanstack/react-router'
import { editSearchParams } from '#src/shared/entity/edit-search-params.ts'
import { labelQuery } from '#src/features/labels/labels-query.ts'
import { LabelScreen } from '#src/features/labels/label-screen.tsx'
import { loadTexts } from '#src/i18n/load-texts.ts'

export const Route = createFileRoute('/_member/labels/$labelId')({
  validateSearch: editSearchParams,
  context: ({ params: { labelId } }) => ({ labelQuery: labelQuery(labelId) }),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(context.labelQuery)
    return loadTexts('entities', 'lists', 'errors')
  },
  component: LabelScreen,
})
