import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import type { WorkspaceStep } from '#src/domain/workspace-step.ts'
import { fieldId } from '#src/features/releases/workspace/fields/field-problems.tsx'

const trackOf = (field: string | undefined) =>
  field?.startsWith('tracks.') === true ? (field.split('.')[1] ?? null) : null

/** Where in the workspace the person is: it stands in the address, so that back, reload and a shared link agree. */
export const useWorkspaceStep = () => {
  const navigate = useNavigate()
  const { step = 'basics', field } = useSearch({ strict: false })
  const [seenOverview, setSeenOverview] = useState(step === 'overview' || field !== undefined)
  if (step === 'overview' && !seenOverview) setSeenOverview(true)

  const goTo = useCallback(
    (to: WorkspaceStep, at?: string) =>
      void navigate({
        to: '.',
        search: (search) => ({ ...search, step: to, field: at }),
        replace: true,
        resetScroll: at === undefined,
      }),
    [navigate],
  )
  /** The ref of the step's heading: a link to a field moves the focus there, once its step is on the screen. */
  const focusField = useCallback(
    (heading: HTMLElement | null) => {
      if (heading !== null && field !== undefined) document.getElementById(fieldId(field))?.focus()
    },
    [field],
  )
  return { step, openTrack: trackOf(field), revealed: seenOverview, goTo, focusField }
}
