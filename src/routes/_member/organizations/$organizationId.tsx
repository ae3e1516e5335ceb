import { createFileRoute } from '@tanstack/react-router'
import { api } from '#src/api/client.ts'
import { z } from '#src/contract/zod.ts'
import { OrganizationScreen } from '#src/features/organizations/organization-screen.tsx'
import { loadTexts } from '#src/i18n/load-texts.ts'
import { editSearchParams, flagParam } from '#src/shared/page/search-params.ts'

export const Route = createFileRoute('/_member/organizations/$organizationId')({
  // `invite` opens the invitation of a member.
  validateSearch: z.extend(editSearchParams, { invite: z.catch(z.optional(flagParam), undefined) }),
  context: ({ params: { organizationId } }) => ({
    organizationQuery: api.organizations.get.queryOptions({ organizationId }, { meta: { offline: true } }),
  }),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(context.organizationQuery)
    return loadTexts('entities', 'lists', 'errors', 'uploads', 'problems')
  },
  component: OrganizationScreen,
})
