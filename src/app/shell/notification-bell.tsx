import { VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Suspense, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sidebar } from '#src/shared/page/shell-state.ts'
import { useHasUnread } from '#src/shared/page/use-has-unread.ts'
import { useIsDesktop } from '#src/ui/breakpoints.ts'
import { IconBell, IconBellRinging } from '#src/ui/icons.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { UnavailablePart } from '#src/ui/unavailable-part.tsx'
import classes from '#src/app/shell/icon-button.module.css'

const loadPopover = async () =>
  (await import('#src/features/notifications/notifications-popover.tsx')).NotificationsPopover
const NotificationsPopover = lazyPart(loadPopover, UnavailablePart)
// It is asked for again when the popover opens.
const preload = () => void loadPopover().catch(() => undefined)

const useBell = () => {
  const { t } = useTranslation('shell')
  const hasUnread = useHasUnread()
  const Icon = hasUnread ? IconBellRinging : IconBell
  return {
    label: t('bell.label'),
    hint: hasUnread ? t('bell.unread') : '',
    face: (
      <>
        <Icon size={20} stroke={1.75} aria-hidden />
        {hasUnread && <span className={classes.dot} />}
      </>
    ),
  }
}

const BellButton = () => {
  const { label, hint, face } = useBell()
  const [opened, setOpened] = useState(false)
  const panel = useRef<HTMLDialogElement>(null)
  const id = useId()
  return (
    <>
      <button
        type="button"
        className={classes.button}
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-label={label}
        aria-describedby={`${id}-hint`}
        onPointerEnter={preload}
        onFocus={preload}
      >
        {face}
      </button>
      <VisuallyHidden>
        <span id={`${id}-hint`}>{hint}</span>
      </VisuallyHidden>
      <dialog
        ref={panel}
        id={id}
        popover="auto"
        tabIndex={-1}
        aria-label={label}
        className={classes.panel}
        onToggle={(event) => {
          setOpened(event.newState === 'open')
          if (event.newState === 'open') event.currentTarget.focus()
        }}
      >
        <Suspense>{opened && <NotificationsPopover onClose={() => panel.current?.hidePopover()} />}</Suspense>
      </dialog>
    </>
  )
}

const BellLink = () => {
  const { label, hint, face } = useBell()
  return (
    <Link
      to="/notifications"
      className={classes.button}
      aria-label={label}
      title={hint || undefined}
      onClick={() => sidebar.setState(false)}
    >
      {face}
    </Link>
  )
}

/** Opens the notifications beside the menu on a wide screen, and as a page on a small one. */
export const NotificationBell = () => (useIsDesktop() ? <BellButton /> : <BellLink />)
