import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { menuIcons } from '#src/app/menu/menu-icons.ts'
import { AddButton } from '#src/app/menu/add-button.tsx'
import { counterText } from '#src/domain/navigation/counter.ts'
import type { MenuEntry } from '#src/domain/navigation/menu.ts'
import { sidebar } from '#src/ui/sidebar.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import classes from '#src/app/menu/menu.module.css'

export const MenuItem = ({ entry, count }: { entry: MenuEntry; count: number | undefined }) => {
  const { t } = useTranslation('shell')
  const Icon = menuIcons[entry.key]
  return (
    <li className={classes.item}>
      <Link to={entry.path} search={entry.search} className={classes.entry} onClick={() => sidebar.set(false)}>
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
