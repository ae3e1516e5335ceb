import { createFileRoute } from '@tanstack/react-router'
import { api } from '#src/api/client.ts'
import { editSearchParams } from '#src/shared/page/search-params.ts'
import { OrganizationScreen } from '#src/features/organizations/organization-screen.tsx'
import { loadTexts } from '#src/i18n/load-texts.ts'

export const Route = createFileRoute('/_member/organizations/$organizationId')({
  validateSearch: editSearchParams,
  context: ({ params: { organizationId } }) => ({
    organizationQuery: api.organizations.get.queryOptions({ organizationId }, { meta: { offline: true } }),
  }),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(context.organizationQuery)
    return loadTexts('entities', 'lists', 'errors', 'uploads', 'problems')
  },
  component: OrganizationScreen,
})
