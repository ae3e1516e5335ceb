import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { api } from '#src/api/client.ts'
import { DetailScreen } from '#src/shared/entity/detail-screen.tsx'
import type { OrganizationDetail } from '#src/contract/organizations.ts'
import { OrganizationForm } from '#src/features/organizations/organization-form.tsx'
import { OrganizationOverview } from '#src/features/organizations/organization-overview.tsx'
import { organizationDraft } from '#src/features/organizations/organization-form-values.ts'

const route = getRouteApi('/_member/organizations/$organizationId')

/** What was kept lacks what no device keeps: it can be read, but nothing is to be typed over it. */
const isPart = (organization: OrganizationDetail) => !('iban' in organization)

export const OrganizationScreen = () => {
  const query = useQuery(route.useRouteContext().organizationQuery)
  const { edit } = route.useSearch()
  const waits = edit === true && query.data !== undefined && isPart(query.data)
  const update = useMutation(api.organizations.update.mutationOptions())
  return (
    <DetailScreen
      area="organizations"
      query={waits ? { ...query, data: undefined } : query}
      headingOf={({ name, image }) => ({ title: name, image })}
      Overview={OrganizationOverview}
      Form={OrganizationForm}
      isEditable={({ isManaged }) => isManaged}
      draftSchema={organizationDraft}
      save={({ id }, revision, fields) => update.mutateAsync({ organizationId: id, revision, ...fields })}
    />
  )
}
