import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { api } from '#src/api/client.ts'
import { DetailScreen } from '#src/catalogue/entity/detail-screen.tsx'
import { OrganizationForm } from '#src/features/organizations/organization-form.tsx'
import { OrganizationOverview } from '#src/features/organizations/organization-overview.tsx'
import { keptOrganization } from '#src/features/organizations/organization-values.ts'

const route = getRouteApi('/_member/organizations/$organizationId')

export const OrganizationScreen = () => {
  const update = useMutation(api.organizations.update.mutationOptions())
  return (
    <DetailScreen
      area="organizations"
      query={useQuery(route.useRouteContext().organizationQuery)}
      headingOf={({ name, image }) => ({ title: name, image })}
      Overview={OrganizationOverview}
      Form={OrganizationForm}
      isEditable={({ isManaged }) => isManaged}
      keeps={keptOrganization}
      save={({ id }, revision, fields) => update.mutateAsync({ organizationId: id, revision, ...fields })}
    />
  )
}
