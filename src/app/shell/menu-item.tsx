import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { menuIcons } from '#src/app/shell/menu-icons.ts'
import { startRelease } from '#src/app/shell/start-release.ts'
import { counterText } from '#src/domain/counter.ts'
import type { MenuEntry } from '#src/domain/menu.ts'
import { IconPlus } from '#src/ui/icons.ts'
import { sidebar } from '#src/ui/sidebar.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import classes from '#src/app/shell/menu.module.css'

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
      {entry.add === '/releases/new' && (
        <button type="button" className={classes.add} aria-label={t('add.releases')} onClick={startRelease}>
          <IconPlus size={16} aria-hidden />
        </button>
      )}
    </li>
  )
}
