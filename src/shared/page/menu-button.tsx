import { useTranslation } from 'react-i18next'
import { useHasUnread } from '#src/shared/page/use-has-unread.ts'
import { IconMenu2 } from '#src/ui/icons.ts'
import { useIsDesktop } from '#src/ui/breakpoints.ts'
import { sidebar } from '#src/ui/sidebar.ts'
import classes from '#src/shared/page/menu-button.module.css'

const Button = () => {
  const { t } = useTranslation('shell')
  const unread = useHasUnread()
  return (
    <button
      type="button"
      className={classes.button}
      aria-haspopup="dialog"
      aria-label={t(unread ? 'openMenuUnread' : 'openMenu')}
      onClick={() => sidebar.set(true)}
    >
      <IconMenu2 size={22} aria-hidden />
      {unread && <span className={classes.dot} />}
    </button>
  )
}

/** Opens the menu where there is no room to show it always; its dot says that something is unread. */
export const MenuButton = () => (useIsDesktop() ? null : <Button />)
