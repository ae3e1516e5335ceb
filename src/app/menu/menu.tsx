import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { MenuItem } from '#src/app/menu/menu-item.tsx'
import { permissionsQuery } from '#src/auth/viewer/viewer.ts'
import type { CurrentUser } from '#src/contract/auth.ts'
import { menuOf } from '#src/domain/navigation/menu.ts'
import { useSession } from '#src/auth/session/use-session.ts'
import classes from '#src/app/menu/menu.module.css'

/** The areas this person may enter, with how much there is in each. */
export const Menu = ({ user }: { user: CurrentUser }) => {
  const { t } = useTranslation('shell')
  const hasOrganization = useSession(({ organizationId }) => organizationId !== null)
  const enabled = hasOrganization || user.role === 'SUPERADMIN'
  const { data: permissions = [] } = useQuery({ ...permissionsQuery, enabled })
  const { data: counts } = useQuery(
    api.auth.resourcesCount.queryOptions(undefined, { enabled, meta: { offline: true } }),
  )
  const sections = menuOf({ visitor: user, permissions, hasOrganization })
  return (
    <nav className={classes.menu} aria-label={t('navigation')}>
      {sections.map(({ key, entries }) => (
        <section key={key} aria-labelledby={`menu-${key}`}>
          <h2 id={`menu-${key}`} className={classes.heading}>
            {t(`section.${key}`)}
          </h2>
          <ul className={classes.entries}>
            {entries.map((entry) => (
              <MenuItem key={entry.key} entry={entry} count={entry.counter && counts?.[entry.counter]} />
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
