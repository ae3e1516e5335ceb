import { VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { menuIcons } from '#src/app/menu/menu-icons.ts'
import { openAssetDialog, openReleaseDialog } from '#src/app/new-item/new-item-outlet.tsx'
import { useSession } from '#src/auth/session/session.ts'
import { permissionsQuery } from '#src/auth/viewer/viewer.ts'
import type { CurrentUser } from '#src/contract/auth.ts'
import { menuOf, type MenuEntry, type CreatableEntity, counterText } from '#src/domain/navigation/menu.ts'
import { sidebar } from '#src/shared/page/shell-state.ts'
import { IconPlus } from '#src/ui/icons.ts'
import classes from '#src/app/menu/menu.module.css'

/** What decides the entries of the menu. They stay where they are until those of another organization are known. */
export const useMenuAccess = (viewer: CurrentUser) => {
  const hasOrganization = useSession(({ organizationId }) => organizationId !== null)
  const enabled = hasOrganization || viewer.role === 'SUPERADMIN'
  const { data } = useQuery({ ...permissionsQuery, enabled })
  const [permissions, setPermissions] = useState(data)
  if (data !== undefined && data !== permissions) setPermissions(data)
  return { viewer, permissions: permissions ?? [], hasOrganization, enabled }
}

// A dialog asks for their format and title first.
const OPEN_DIALOG: Partial<Record<CreatableEntity, () => void>> = {
  releases: openReleaseDialog,
  assets: openAssetDialog,
}

/** Creates an entity of the kind that the menu entry lists. */
const AddButton = ({ added }: { added: CreatableEntity }) => {
  const { t } = useTranslation('shell')
  const openDialog = OPEN_DIALOG[added]
  const props = { className: classes.add, 'aria-label': t(`add.${added}`), title: t(`add.${added}`) }
  const plus = <IconPlus size={16} aria-hidden />
  if (openDialog === undefined)
    return (
      <Link to={`/${added}/new`} {...props} onClick={() => sidebar.setState(false)}>
        {plus}
      </Link>
    )
  return (
    <button type="button" {...props} onClick={openDialog}>
      {plus}
    </button>
  )
}

const MenuItem = ({ entry, count }: { entry: MenuEntry; count: number | undefined }) => {
  const { t } = useTranslation('shell')
  const Icon = menuIcons[entry.key]
  return (
    <li className={classes.item}>
      <Link to={entry.path} search={entry.search} className={classes.entry} onClick={() => sidebar.setState(false)}>
        <Icon className={classes.icon} size={18} stroke={1.75} aria-hidden />
        <span className={classes.label}>{t(`menu.${entry.key}`)}</span>
        {count !== undefined && (
          <span className={classes.counter}>
            <VisuallyHidden>, </VisuallyHidden>
            {counterText(count)}
          </span>
        )}
      </Link>
      {entry.added !== undefined && <AddButton added={entry.added} />}
    </li>
  )
}

/** The areas the user may open, with counters. */
export const Menu = ({ enabled, ...access }: ReturnType<typeof useMenuAccess>) => {
  const { t } = useTranslation('shell')
  const { data: counts } = useQuery(
    api.auth.resourcesCount.queryOptions(undefined, { enabled, meta: { offline: true } }),
  )
  const sections = menuOf(access)
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
