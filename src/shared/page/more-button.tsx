import { ActionIcon, Loader } from '@mantine/core'
import type { LinkProps } from '@tanstack/react-router'
import { Suspense, useId, useRef, useState, type ToggleEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useCopy } from '#src/ui/copy-button.tsx'
import { type Icon, IconDots, IconCopy } from '#src/ui/icons.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { UnavailablePart } from '#src/ui/unavailable-part.tsx'
import classes from '#src/shared/page/more-button.module.css'

/** One entry of a “⋯” menu: an action, or a link to another page. */
export type MoreAction = {
  label: string
  Icon: Icon
  /** A choice that is on or off. */
  isChecked?: boolean
} & ({ run: () => void } | { link: LinkProps })

const loadMenu = async () => (await import('#src/shared/page/more-menu.tsx')).MoreMenu
// It is asked for again when the menu opens.
const preload = () => void loadMenu().catch(() => undefined)
const MoreMenu = lazyPart(loadMenu, UnavailablePart)

/** As in the style sheet. */
const WIDTH = 256
const MARGIN = 8

type Props = {
  actions: readonly MoreAction[]
  /** Names what a row's actions are about. */
  label?: string
  isBusy?: boolean
}

/** Below this part of the screen there is more room above the button. */
const UPWARDS = 0.6

/** The “⋯” button: what a screen offers besides its main action, each by its name. */
export const MoreButton = ({ actions, label, isBusy = false }: Props) => {
  const { t } = useTranslation('common')
  const name = label ?? t('more')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const place = ({ newState, currentTarget: { style } }: ToggleEvent<HTMLElement>) => {
    const beside = button.current?.getBoundingClientRect()
    if (newState === 'closed' || beside === undefined) return
    const isUpwards = beside.bottom > window.innerHeight * UPWARDS
    style.top = isUpwards ? 'auto' : `${beside.bottom}px`
    style.bottom = isUpwards ? `${window.innerHeight - beside.top}px` : 'auto'
    style.left = `${Math.max(beside.right - WIDTH, MARGIN)}px`
  }
  return (
    <>
      <ActionIcon
        ref={button}
        // A button that is disabled while it works would lose the focus.
        popoverTarget={isBusy ? undefined : id}
        aria-disabled={isBusy}
        aria-haspopup="menu"
        aria-label={name}
        title={name}
        onPointerEnter={preload}
        onFocus={preload}
      >
        {isBusy ? <Loader size={16} /> : <IconDots size={20} aria-hidden />}
      </ActionIcon>
      <div
        id={id}
        popover="auto"
        className={classes.panel}
        onBeforeToggle={place}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        <Suspense>{isOpen && <MoreMenu label={name} actions={actions} />}</Suspense>
      </div>
    </>
  )
}

/** The entry of an entity’s “⋯” menu that copies its id. */
export const useCopyId = (id: string): MoreAction => {
  const { t } = useTranslation('lists')
  const copy = useCopy()
  return { label: t('copyId'), Icon: IconCopy, run: () => void copy(id, 'id') }
}
