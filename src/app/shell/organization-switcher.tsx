import { useQuery } from '@tanstack/react-query'
import { Suspense, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { switchOrganization, useSession } from '#src/auth/session/session.ts'
import { ownOrganizationsQuery } from '#src/auth/viewer/viewer.ts'
import { sidebar } from '#src/shared/page/shell-state.ts'
import { IconChevronDown } from '#src/ui/icons.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { UnavailablePart } from '#src/ui/unavailable-part.tsx'
import classes from '#src/app/shell/organization-switcher.module.css'

const loadPicker = async () => (await import('#src/app/shell/organization-picker.tsx')).OrganizationPicker
const OrganizationPicker = lazyPart(loadPicker, UnavailablePart)
// It is asked for again when the picker opens.
const preload = () => void loadPicker().catch(() => undefined)

/** The organization a member works for. With a single one there is nothing to choose. */
export const OrganizationSwitcher = () => {
  const { t } = useTranslation('shell')
  const current = useSession(({ organizationId }) => organizationId)
  const { data: own = [] } = useQuery(ownOrganizationsQuery)
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDialogElement>(null)
  const id = useId()
  const chosen = own.find((organization) => organization.id === current)
  if (chosen === undefined) return null
  const choose = (organizationId: string) => {
    panel.current?.hidePopover()
    sidebar.setState(false)
    switchOrganization(organizationId)
  }
  return (
    <div className={classes.root}>
      <button
        ref={button}
        type="button"
        className={classes.organization}
        disabled={own.length === 1}
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-label={`${t('organization')}: ${chosen.name}`}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <span className={classes.name}>{chosen.name}</span>
        {own.length > 1 && <IconChevronDown size={16} aria-hidden />}
      </button>
      <dialog
        ref={panel}
        id={id}
        popover="auto"
        aria-label={t('organization')}
        className={classes.panel}
        onToggle={(event) => setIsOpen(event.newState === 'open')}
      >
        <Suspense>
          {isOpen && (
            <OrganizationPicker own={own} chosen={chosen.id} button={button} panel={panel} onChoose={choose} />
          )}
        </Suspense>
      </dialog>
    </div>
  )
}
