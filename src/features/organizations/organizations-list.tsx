import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { useTranslation } from 'react-i18next'
import { AddLink } from '#src/catalogue/entity/add-link.tsx'
import { EXPORT_ROWS, pageInput } from '#src/catalogue/lists/list-search.ts'
import { statusFilter } from '#src/catalogue/lists/shared-filters.ts'
import { ListScreen } from '#src/catalogue/lists/list-screen.tsx'

import { organizationColumns } from '#src/features/organizations/organization-columns.tsx'
import { useChangeOrganizations } from '#src/features/organizations/use-change-organizations.ts'
import { IconBuilding } from '#src/ui/icons.ts'

const route = getRouteApi('/_member/organizations/')
const organizationFilters = [statusFilter]

export const OrganizationsList = () => {
  const { t } = useTranslation('entities')
  const { listQuery } = route.useRouteContext()
  const state = route.useSearch()
  return (
    <ListScreen
      area="organizations"
      icon={IconBuilding}
      list={useQuery(listQuery)}
      state={state}
      columns={organizationColumns}
      filters={organizationFilters}
      opens
      readPage={async (page) =>
        (await client.organizations.list.query(pageInput({ ...state, page }, EXPORT_ROWS))).orgs
      }
      action={<AddLink to="/organizations/new">{t('add.organizations')}</AddLink>}
      bulk={{ nameOf: ({ name }) => name, statusOf: ({ status }) => status, ...useChangeOrganizations() }}
    />
  )
}
