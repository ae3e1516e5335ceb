import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ownOrganizationsQuery } from '#src/catalogue/viewer.ts'
import { switchOrganization } from '#src/session/switch-organization.ts'
import { useSession } from '#src/session/use-session.ts'
import { IconChevronDown } from '#src/ui/icons.ts'
import { sidebar } from '#src/ui/sidebar.ts'
import classes from '#src/app/shell/profile-card.module.css'

/** For whom a member works: with one organization there is nothing to choose, with none nothing to show. */
export const OrganizationSelect = () => {
  const { t } = useTranslation('shell')
  const current = useSession(({ organizationId }) => organizationId)
  const { data: own = [] } = useQuery(ownOrganizationsQuery)
  if (current === null || own.length === 0) return null
  const choose = (id: string) => {
    sidebar.set(false)
    switchOrganization(id)
  }
  return (
    <span className={classes.organization}>
      <select
        aria-label={t('organization')}
        value={current}
        disabled={own.length === 1}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {own.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {own.length > 1 && <IconChevronDown size={16} aria-hidden />}
    </span>
  )
}
