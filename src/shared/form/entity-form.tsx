import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { type FieldValues, FormProvider, type Path, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { formErrorText } from '#src/api/error-text.ts'
import { apiError } from '#src/api/errors.ts'
import { ConflictDialog } from '#src/shared/form/conflict-dialog.tsx'
import { showFieldErrors } from '#src/shared/form/field-problems.tsx'
import { fieldValueText, isSameValue } from '#src/shared/form/field-values.ts'
import { type FormDraft, type ReadCurrent, useFormDraft } from '#src/shared/form/form-draft.ts'
import { RestoredDraftNotice } from '#src/shared/form/restored-draft-notice.tsx'
import { endedByOwnerChange, useSavePress } from '#src/shared/form/save-press.ts'
import { UnsavedChangesDialog } from '#src/shared/form/unsaved-changes.tsx'
import { stayAboveKeyboard } from '#src/ui/above-keyboard.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import { useRestoreFocus } from '#src/ui/restore-focus.ts'
import classes from '#src/shared/form/entity-form.module.css'
import touch from '#src/shared/form/touch-targets.module.css'

/** The props of the form of one kind of entity: the entity to change, or none to create one. */
export type EntityFormProps<E, I, V> = {
  entity?: E
  formDraft: FormDraft<V>
  save: (fields: I, revision: number | undefined) => Promise<unknown>
  onSaved: () => void
  onCancel: () => void
}

type Props<V extends FieldValues, I> = {
  form: UseFormReturn<V, unknown, I>
  /** The name of the form and of its button. */
  label: string
  /** The label of each field, to compare two edits. */
  names: Record<Extract<keyof V, string>, string>
  /** The draft to restore, and where changes are autosaved. */
  formDraft: FormDraft<V>
  /** Saves over the revision the form is based on; after a conflict, over the current one. */
  save: (input: I, revision: number | undefined) => Promise<unknown>
  /** Waits for the picture that belongs to what is saved, until the signal is aborted; false when nothing is to be saved. */
  waitForPicture?: (signal: AbortSignal) => Promise<boolean>
  /** Reads the form values and the revision of the current entity; null when it cannot be parsed. */
  readCurrent?: ReadCurrent<V>
  /** The latest known entity: first from this device, then from the API. */
  current?: unknown
  onSaved: () => void
  onCancel: () => void
  /** What leaving the form is called, where it is no cancelling. */
  cancelLabel?: string | undefined
  /** Something else is the main action of the screen. */
  isSecondary?: boolean | undefined
  /** Called when all changes and picked files are discarded. */
  onDiscard?: () => void
  children: ReactNode
}

type ConflictProps<V extends FieldValues, I> = Pick<Props<V, I>, 'form' | 'names'> & {
  remote: V
  onClose: () => void
  onSettled: () => void
}

/** Compares the form with what another person saved meanwhile; the chosen versions go into the form. */
const EntityConflictDialog = <V extends FieldValues, I>(props: ConflictProps<V, I>) => {
  const { form, names, remote, onClose, onSettled } = props
  const { t } = useTranslation('entities')
  const [local] = useState(() => form.getValues())
  const dirty: Record<string, unknown> = form.formState.dirtyFields
  const labels: Record<string, string> = names
  const differing = Object.keys(remote).filter((name) => !isSameValue(local[name], remote[name]))
  const isDiffering = (name: string): name is Path<V> => differing.includes(name)
  const textOf = (name: string, value: unknown) => {
    if (name === 'imageFileId' && value !== null) return t('conflict.picture')
    return fieldValueText(value) || t('none')
  }
  return (
    <ConflictDialog
      title={t('conflict.title')}
      lead={t('conflict.lead')}
      action={t('conflict.action')}
      differences={differing.map((name) => ({
        field: name,
        label: labels[name] ?? '',
        local: t('conflict.local', { value: textOf(name, local[name]) }),
        remote: t('conflict.remote', { value: textOf(name, remote[name]) }),
        chosen: dirty[name] === undefined ? 'remote' : 'local',
      }))}
      onClose={onClose}
      onChosen={(chosen) => {
        for (const name of differing.filter(isDiffering))
          if (chosen.get(name) === 'remote') form.setValue(name, remote[name], { shouldDirty: true })
        onSettled()
      }}
    />
  )
}

/** A form with a draft: shows refusals at their fields, resolves conflicts, and asks before it is left unsaved. */
export const EntityForm = <V extends FieldValues, I>(props: Props<V, I>) => {
  const { form, label, names, formDraft, save, readCurrent, current, onSaved, onCancel, onDiscard, children } = props
  const { waitForPicture } = props
  const { t } = useTranslation(['entities', 'errors'])
  const queryClient = useQueryClient()
  const saved = useRef(false)
  const draft = useFormDraft(form, formDraft, { current, readCurrent })
  const [failure, setFailure] = useState<unknown>(null)
  const [conflict, setConflict] = useState<{ values: V; revision: number } | null>(null)
  const [isWaiting, setWaiting] = useState(false)
  /** A form that stays when the organization is switched says that nothing was sent. */
  const [isSwitched, setSwitched] = useState(false)
  const press = useSavePress()
  useRestoreFocus()
  const { isDirty, isSubmitting } = form.formState
  const hasNothingToSave = current !== undefined && !isDirty
  const discard = async () => {
    onDiscard?.()
    await draft.discard()
  }
  const leave = async () => {
    press.stop()
    await discard()
  }
  const startOver = async () => {
    press.stop()
    onDiscard?.()
    await draft.startOver()
  }

  const isTyped = (values: V) => {
    const typed = form.getValues()
    return Object.keys(values).every((name) => isSameValue(values[name], typed[name]))
  }

  const sendOver = (revision: number | undefined, signal: AbortSignal) =>
    form.handleSubmit(async (input) => {
      if (signal.aborted) return setSwitched(endedByOwnerChange(signal))
      setFailure(null)
      const finish = async () => {
        saved.current = true
        // The person may leave right after the save: the draft must not be restored then.
        await discard()
        if (!signal.aborted) onSaved()
      }
      try {
        await save(input, revision)
        await finish()
      } catch (error) {
        const refusal = apiError(error)
        const current = refusal?.code === 'CONFLICT' ? (readCurrent?.(refusal.current) ?? null) : null
        // This same change was saved before, and its response was lost.
        if (current !== null && isTyped(current.values)) {
          void queryClient.invalidateQueries()
          await finish()
        } else if (current !== null) setConflict(current)
        else if (!showFieldErrors(form, error)) setFailure(error)
      }
    })

  /** Nothing is sent while the picture is on its way: the form can be changed, and left. */
  const isPictureThere = async (signal: AbortSignal): Promise<boolean> => {
    if (waitForPicture === undefined) return true
    let isValid = false
    // What is wrong with the form is shown now, not when the picture has arrived.
    await form.handleSubmit(() => {
      isValid = true
    })()
    if (isValid) setFailure(null)
    try {
      return isValid && (await waitForPicture(signal))
    } catch (error) {
      if (!showFieldErrors(form, error)) setFailure(error)
      return false
    }
  }

  const submitOver = async (revision: number | undefined) => {
    const signal = press.start()
    setWaiting(true)
    setSwitched(false)
    const isReady = await isPictureThere(signal)
    setWaiting(false)
    if (isReady) await sendOver(revision, signal)()
    else setSwitched(endedByOwnerChange(signal))
  }
  return (
    <FormProvider {...form}>
      <form
        className={`${classes.form} ${touch.touchTargets}`}
        noValidate
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault()
          void submitOver(draft.revision)
        }}
      >
        <RestoredDraftNotice
          opened={formDraft.opened}
          restoredAt={draft.restoredAt}
          leftOut={Object.entries(names).flatMap(([name, label]) => (draft.leftOut.includes(name) ? [label] : []))}
          onDiscard={() => void startOver()}
        />
        <fieldset className={classes.fields} disabled={isSubmitting && !isWaiting}>
          {children}
        </fieldset>
        <div ref={stayAboveKeyboard} className={classes.actions} data-sticky-bar>
          <div role="alert" className={classes.failure}>
            {failure !== null && <FieldError>{formErrorText(failure)}</FieldError>}
            {isSwitched && <FieldError>{t('entities:switched')}</FieldError>}
          </div>
          <Button variant="default" disabled={isSubmitting && !isWaiting} onClick={isWaiting ? press.stop : onCancel}>
            {(isWaiting ? undefined : props.cancelLabel) ?? t('entities:cancel')}
          </Button>
          <Button
            type="submit"
            variant={hasNothingToSave || props.isSecondary === true ? 'default' : 'filled'}
            loading={isSubmitting || isWaiting}
          >
            {label}
          </Button>
        </div>
      </form>
      <UnsavedChangesDialog
        atUnload={formDraft.opened === null || draft.leftOut.length > 0}
        onLeave={leave}
        mayLeave={() => saved.current || !isDirty}
        title={t('entities:leave.title')}
        lead={t('entities:leave.lead')}
        action={t('entities:leave.action')}
      />
      {conflict !== null && (
        <EntityConflictDialog
          form={form}
          remote={conflict.values}
          names={names}
          onClose={() => setConflict(null)}
          onSettled={() => {
            setConflict(null)
            void submitOver(conflict.revision)
          }}
        />
      )}
    </FormProvider>
  )
}
