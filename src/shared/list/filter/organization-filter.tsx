import { useTranslation } from 'react-i18next'
import { SearchFilter } from '#src/shared/list/filter/search-filter.tsx'
import { useEntityName } from '#src/shared/picker/use-entity-name.ts'
import { useOrganizationSearch } from '#src/shared/picker/use-organization-search.ts'
import { useCurrentUser } from '#src/auth/viewer/viewer.ts'

type Props = { value: string | undefined; onChange: (organizationId: string | undefined) => void }

const OrganizationSelect = ({ value, onChange }: Props) => {
  const { t } = useTranslation('lists')
  return (
    <SearchFilter
      label={t('filter.organization')}
      everything={t('filter.everyOrganization')}
      value={value}
      named={useEntityName('organizations', value).named}
      useOptions={useOrganizationSearch}
      onChange={onChange}
    />
  )
}

/** Only a super administrator sees more than one organization at a time (spec 2, section 6). */
export const OrganizationFilter = (props: Props) =>
  useCurrentUser()?.role === 'SUPERADMIN' ? <OrganizationSelect {...props} /> : null
