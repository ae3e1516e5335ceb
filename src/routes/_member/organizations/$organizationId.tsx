import { createFileRoute } from '@tanstack/react-router'
import { editSearchParams } from '#src/shared/entity/edit-search-params.ts'
import { organizationQuery } from '#src/features/organizations/organizations-query.ts'
import { OrganizationScreen } from '#src/features/organizations/organization-screen.tsx'
import { loadTexts } from '#src/i18n/load-texts.ts'

export const Route = createFileRoute('/_member/organizations/$organizationId')({
  validateSearch: editSearchParams,
  context: ({ params: { organizationId } }) => ({ organizationQuery: organizationQuery(organizationId) }),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(context.organizationQuery)
    return loadTexts('entities', 'lists', 'errors', 'uploads', 'problems')
  },
  component: OrganizationScreen,
})
