import { useTranslation } from 'react-i18next'
import { useEntityName, OrganizationSearch } from '#src/shared/picker/entity-searches.ts'
import { useCurrentUser } from '#src/auth/viewer/viewer.ts'
import type { Option, RenderSearch } from '#src/ui/option.ts'
import { SearchSelect } from '#src/ui/search-select.tsx'
import classes from '#src/features/submissions/organization-filter.module.css'

type SearchFilterProps = {
  label: string
  /** What the filter says while it lets everything through. */
  everything: string
  value: string | undefined
  /** What the address knows by its id only; nothing while its name is being looked for. */
  named: Option | undefined
  renderSearch: RenderSearch
  onChange: (id: string | undefined) => void
}

/** Narrows a list to what belongs to one other entity, found by its name. */
const SearchFilter = ({ label, everything, value, named, renderSearch, onChange }: SearchFilterProps) => (
  <div className={classes.filter} data-narrows={value !== undefined || undefined}>
    <SearchSelect
      label={label}
      placeholder={everything}
      value={value === undefined ? null : (named ?? { id: value, name: '…' })}
      onChange={(option) => onChange(option?.id)}
      renderSearch={renderSearch}
    />
  </div>
)

type Props = { value: string | undefined; onChange: (organizationId: string | undefined) => void }

const OrganizationSelect = ({ value, onChange }: Props) => {
  const { t } = useTranslation('lists')
  return (
    <SearchFilter
      label={t('filter.organization')}
      everything={t('filter.everyOrganization')}
      value={value}
      named={useEntityName('organizations', value).named}
      renderSearch={(search) => <OrganizationSearch {...search} />}
      onChange={onChange}
    />
  )
}

/** Only a super administrator sees more than one organization at a time (spec 2, section 6). */
export const OrganizationFilter = (props: Props) =>
  useCurrentUser()?.role === 'SUPERADMIN' ? <OrganizationSelect {...props} /> : null
