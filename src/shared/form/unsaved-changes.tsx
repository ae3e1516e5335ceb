import { useBlocker } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { watchUnsavedWork } from '#src/offline/drafts/unsaved-work.ts'
import { closesOnBack } from '#src/ui/modal-dialog.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'

type Props = {
  /** Asked at the moment somebody wants to leave. */
  mayLeave: () => boolean
  title: string
  lead: string
  action: string
  /** Whether closing the page asks as well: only where something would be lost. */
  atUnload?: boolean
  /** Told when somebody leaves all the same. */
  onLeave?: () => void
}

const isEditing = (search: object) => 'edit' in search

/** Asks before a form is left with what nobody has saved. */
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
  return (
    <ConfirmDialog
      opened={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => {
        onLeave?.()
        blocker.proceed?.()
      }}
      title={title}
      confirmLabel={action}
    >
      <p>{lead}</p>
    </ConfirmDialog>
  )
}
