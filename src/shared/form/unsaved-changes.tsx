import { useBlocker } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { watchUnsavedWork } from '#src/offline/drafts/unsaved-work.ts'
import { withTimeout } from '#src/platform/with-timeout.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { closesOnBack } from '#src/ui/modal-dialog.tsx'

type Props = {
  /** Called at the moment the person navigates away. */
  mayLeave: () => boolean
  title: string
  lead: string
  action: string
  /** Whether closing the page asks as well: only where work would be lost. */
  atUnload?: boolean
  /** Called when the person leaves without saving. The next page waits for it, but not long. */
  onLeave?: () => Promise<void>
}

const LEAVE_MS = 500

const isEditing = (search: object) => 'edit' in search

/** Asks for confirmation before a form with unsaved changes is left. */
export const UnsavedChangesDialog = ({ mayLeave, title, lead, action, atUnload = false, onLeave }: Props) => {
  const isAtRisk = useEffectEvent(() => !mayLeave())
  useEffect(() => (atUnload ? watchUnsavedWork(() => isAtRisk()) : undefined), [atUnload])
  const blocker = useBlocker({
    shouldBlockFn: ({ action, current, next }) =>
      !(action === 'BACK' && closesOnBack()) &&
      (current.pathname !== next.pathname || isEditing(current.search) !== isEditing(next.search)) &&
      next.pathname !== '/login' &&
      !mayLeave(),
    enableBeforeUnload: false,
    withResolver: true,
  })
  const leave = async () => {
    // The page may be closed right after, and what the person gave up must not come back.
    // A failing storage keeps nobody here.
    if (onLeave !== undefined) await withTimeout(LEAVE_MS, onLeave()).catch(() => undefined)
    blocker.proceed?.()
  }
  return (
    <ConfirmDialog
      opened={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => void leave()}
      title={title}
      confirmLabel={action}
    >
      <p>{lead}</p>
    </ConfirmDialog>
  )
}
