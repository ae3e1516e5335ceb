import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { trackPartOf } from '#src/domain/fields.ts'
import type { WorkspaceStep } from '#src/domain/workspace-step.ts'

/** The id of the element that `field` in the address leads to. */
export const fieldId = (field: string): string => `field-${field}`

const trackOf = (field: string | undefined) => (field === undefined ? null : (trackPartOf(field)?.assetId ?? null))

/**
 * The open step of the workspace. It is in the address, so that back, reload and a shared link agree. Without one, a
 * release that was submitted opens on its overview, a draft on its first fields.
 */
export const useWorkspaceStep = (isSubmitted: boolean) => {
  const navigate = useNavigate()
  const { step = isSubmitted ? 'overview' : 'basics', field } = useSearch({ strict: false })
  const [seenOverview, setSeenOverview] = useState(step === 'overview' || field !== undefined)
  if (step === 'overview' && !seenOverview) setSeenOverview(true)
  const isOverview = isSubmitted && step === 'overview'

  const goTo = useCallback(
    (to: WorkspaceStep, at?: string) =>
      void navigate({
        to: '.',
        search: (search) => ({ ...search, step: to, field: at }),
        // Back leads to the overview again: where a release opens on it, and from what is to be put right.
        replace: !isOverview && (step !== 'overview' || at === undefined),
        resetScroll: at === undefined,
      }),
    [navigate, isOverview, step],
  )
  /** The ref of the step: a link to a field moves the focus there, once its step is on the screen. */
  const focusField = useCallback(
    (step: HTMLElement | null) => {
      if (step !== null && field !== undefined) document.getElementById(fieldId(field))?.focus()
    },
    [field],
  )
  return { step, openTrack: trackOf(field), revealed: seenOverview, goTo, focusField }
}
