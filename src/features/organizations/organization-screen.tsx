import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { DetailScreen } from '#src/catalogue/entity/detail-screen.tsx'
import { EntityAvatar } from '#src/catalogue/entity-avatar.tsx'
import { OrganizationForm } from '#src/features/organizations/organization-form.tsx'
import { OrganizationOverview } from '#src/features/organizations/organization-overview.tsx'

const route = getRouteApi('/_member/organizations/$organizationId')

export const OrganizationScreen = () => {
  const { t } = useTranslation('lists')
  const { organizationQuery } = route.useRouteContext()
  const { organizationId } = route.useParams()
  const update = useMutation(api.organizations.update.mutationOptions())
  return (
    <DetailScreen
      query={useQuery(organizationQuery)}
      area={t('organizations.title')}
      list={{ to: '/organizations' }}
      titleOf={({ name }) => name}
      renderPicture={({ name, image }) => <EntityAvatar name={name} url={image} size={44} />}
      renderOverview={(organization, onRemoved) => (
        <OrganizationOverview organization={organization} onRemoved={onRemoved} />
      )}
      renderForm={(organization, done) => (
        <OrganizationForm
          {...done}
          entity={organization}
          save={(fields, revision = organization.revision) =>
            update.mutateAsync({ organizationId, revision, ...fields })
          }
        />
      )}
    />
  )
}
