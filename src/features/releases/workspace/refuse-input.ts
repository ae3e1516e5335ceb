import i18next from 'i18next'
import { type FieldPath, get, type UseFormReturn } from 'react-hook-form'
import { assetInput } from '#src/contract/assets.ts'
import { releaseInput } from '#src/contract/releases.ts'
import type { z } from '#src/contract/zod.ts'
import { stepOf } from '#src/domain/fields.ts'
import type { WorkspaceStep } from '#src/domain/workspace-step.ts'
import { type ReleaseForm, releaseInputOf } from '#src/features/releases/workspace/form/release-form.ts'
import { assetInputOf } from '#src/features/releases/workspace/form/track-form.ts'
import { fieldId } from '#src/features/releases/workspace/use-workspace-step.ts'

/** A text that the contract refuses, by its path in the form and by the name that problems give its field. */
type RefusedField = {
  path: FieldPath<ReleaseForm>
  field: string
  step: WorkspaceStep
  /** The most characters it may have; null where it is missing. */
  maximum: number | null
}

/** Anything else that the contract refuses is no text that somebody typed: the server says so. */
const refusedTexts = (schema: z.ZodMiniType, input: unknown): { name: string; maximum: number | null }[] =>
  (schema.safeParse(input).error?.issues ?? []).flatMap((issue) => {
    if ((issue.code !== 'too_big' && issue.code !== 'too_small') || issue.origin !== 'string') return []
    // A name of a list is shown by the field of the list.
    const end = issue.path.findIndex((part) => typeof part !== 'string')
    const name = issue.path.slice(0, end === -1 ? undefined : end).join('.')
    // A kept spelling has a dialog of its own.
    if (name === 'keptSpellings') return []
    return [{ name, maximum: issue.code === 'too_big' ? Number(issue.maximum) : null }]
  })

/** The paths of texts in the contract are those of the form, and a track's are those of its asset. */
const isPath = (path: string, form: ReleaseForm): path is FieldPath<ReleaseForm> => get(form, path) !== undefined

/** What of a form the contract refuses; its tracks come last. */
export const refusedFields = (form: ReleaseForm): RefusedField[] => {
  const ofRelease = refusedTexts(releaseInput, releaseInputOf(form)).map((text) => ({ ...text, at: '', of: '' }))
  const ofTracks = form.tracks.flatMap((track, index) =>
    refusedTexts(assetInput, assetInputOf(track)).map((text) => ({
      ...text,
      at: `tracks.${index}.`,
      of: `tracks.${track.assetId}.`,
    })),
  )
  return [...ofRelease, ...ofTracks].flatMap(({ name, maximum, at, of }) => {
    const [path, field] = [at + name, of + name]
    return isPath(path, form) ? [{ path, field, step: stepOf(field), maximum }] : []
  })
}

/** Leads to a field of the workspace, on whichever step it is. */
export type GoTo = (step: WorkspaceStep, field?: string) => void

/**
 * Says at its field what the contract would refuse, and leads to the first: true where there is anything, so that nothing
 * is sent. The namespace `entities` must be loaded.
 */
export const refuseInput = (form: UseFormReturn<ReleaseForm>, goTo: GoTo): boolean => {
  const refused = refusedFields(form.getValues())
  for (const { path, maximum } of refused) {
    const message =
      maximum === null ? i18next.t('entities:invalid.required') : i18next.t('entities:tooLong', { count: maximum })
    form.setError(path, { message })
  }
  const [first] = refused
  if (first === undefined) return false
  const shown = document.getElementById(fieldId(first.field))
  if (shown === null) goTo(first.step, first.field)
  else shown.focus()
  return true
}
