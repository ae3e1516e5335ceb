import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { RELEASE_FORMATS } from '#src/domain/release/format.ts'
import { WORKSPACE_STEPS, type WorkspaceStep } from '#src/domain/workspace-step.ts'
import { z } from '#src/contract/zod.ts'

const FIELD_MAX = 200
const position = {
  step: z.catch(z.optional(z.enum(WORKSPACE_STEPS)), undefined),
  field: z.catch(z.optional(z.string().check(z.maxLength(FIELD_MAX))), undefined),
}
const start = {
  title: z.catch(z.optional(z.string()), undefined),
  /** The release that this one is a copy of. */
  from: z.catch(z.optional(z.uuid()), undefined),
  /** The key of a stored file that another app shared, to be the cover. */
  shared: z.catch(z.optional(z.string()), undefined),
}

/** What the address of the workspace may say; anything else in it is ignored. */
export const workspaceSearch = z.object({
  ...position,
  ...start,
  /** Present until a new release is saved for the first time. */
  format: z.catch(z.optional(z.enum(RELEASE_FORMATS)), undefined),
})
export const newReleaseSearch = z.object({
  ...position,
  ...start,
  id: z.catch(z.optional(z.uuid()), undefined),
  format: z.catch(z._default(z.enum(RELEASE_FORMATS), 'ALBUM'), 'ALBUM'),
})

/** The id of the element that `field` in the address leads to. */
export const fieldId = (field: string): string => `field-${field}`

const trackOf = (field: string | undefined) =>
  field?.startsWith('tracks.') === true ? (field.split('.')[1] ?? null) : null

/**
 * The open step of the workspace. It is in the address, so that back, reload and a shared link agree. Without one, a
 * release that was submitted opens on its overview, a draft on its first fields.
 */
export const useWorkspaceStep = (isSubmitted: boolean) => {
  const navigate = useNavigate()
  const { step = isSubmitted ? 'overview' : 'basics', field } = useSearch({ strict: false })
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
