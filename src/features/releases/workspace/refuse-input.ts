import i18next from 'i18next'
import type { UseFormReturn } from 'react-hook-form'
import type { WorkspaceStep } from '#src/domain/workspace-step.ts'
import { refusedFields } from '#src/features/releases/workspace/form/refused-fields.ts'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { fieldId } from '#src/features/releases/workspace/use-workspace-step.ts'

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
