import { useTranslation } from 'react-i18next'
import { SearchFilter } from '#src/catalogue/lists/search-filter.tsx'
import { useNamed } from '#src/catalogue/pickers/use-named.ts'
import { useOrganizations } from '#src/catalogue/pickers/use-organizations.ts'
import { useUser } from '#src/catalogue/viewer.ts'

type Props = { value: string | undefined; onChange: (organizationId: string | undefined) => void }

const OrganizationSelect = ({ value, onChange }: Props) => {
  const { t } = useTranslation('lists')
  return (
    <SearchFilter
      label={t('filter.organization')}
      everything={t('filter.everyOrganization')}
      value={value}
      named={useNamed('organizations', value).named}
      useOptions={useOrganizations}
      onChange={onChange}
    />
  )
}

/** Only a super administrator sees more than one organization at a time (spec 2, section 6). */
export const OrganizationFilter = (props: Props) =>
  useUser()?.role === 'SUPERADMIN' ? <OrganizationSelect {...props} /> : null
