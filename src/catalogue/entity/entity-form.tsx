import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { apiError } from '#src/api/errors.ts'
import { Conflict } from '#src/catalogue/entity/conflict.tsx'
import { isSameValue } from '#src/catalogue/entity/field-words.ts'
import type { Kept } from '#src/catalogue/entity/kept.ts'
import { KeptLine } from '#src/catalogue/entity/kept-line.tsx'
import { showRefusal } from '#src/catalogue/entity/show-refusal.ts'
import { type ReadCurrent, useKept } from '#src/catalogue/entity/use-kept.ts'
import { formErrorText } from '#src/catalogue/error-text.ts'
import { Leaving } from '#src/catalogue/leaving.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import classes from '#src/catalogue/entity/entity-form.module.css'

/** What a form of one kind of entity is given: the entity to change, or none to make one. */
export type FormOf<E, I, V> = {
  entity?: E
  kept: Kept<V>
  save: (fields: I, revision: number | undefined) => Promise<unknown>
  onSaved: () => void
  onCancel: () => void
}

type Props<V extends FieldValues, I> = {
  form: UseFormReturn<V, unknown, I>
  /** What the form does, which is what its button says. */
  label: string
  /** What each field is called, for when two edits have to be compared. */
  names: Record<Extract<keyof V, string>, string>
  /** What was typed before and not saved, and where what is typed now is kept. */
  kept: Kept<V>
  /** Sends what was typed, over the revision it was based on; the second time over the one it met. */
  save: (input: I, revision: number | undefined) => Promise<unknown>
  /** What a form would show of the entity as it now stands, and its revision; null when it cannot be read. */
  readCurrent?: ReadCurrent<V>
  /** The entity as it is known now: what this device kept at first, then what stands. */
  current?: unknown
  onSaved: () => void
  onCancel: () => void
  /** Told when nothing of what was typed or picked is wanted any more. */
  onForget?: () => void
  children: ReactNode
}

/** Fields to fill in, saved together: refusals stand at their field, edits that meet are compared, leaving asks first. */
export const EntityForm = <V extends FieldValues, I>(props: Props<V, I>) => {
  const { form, label, names, kept, save, readCurrent, current, onSaved, onCancel, onForget, children } = props
  const { t } = useTranslation(['entities', 'errors'])
  const queryClient = useQueryClient()
  const saved = useRef(false)
  const draft = useKept(form, kept, { current, readCurrent })
  const [failure, setFailure] = useState<unknown>(null)
  const [met, setMet] = useState<{ values: V; revision: number } | null>(null)
  const { isDirty, isSubmitting } = form.formState
  const forget = async () => {
    onForget?.()
    await draft.forget()
  }
  const startOver = async () => {
    onForget?.()
    await draft.startOver()
  }

  const isTyped = (values: V) => {
    const typed = form.getValues()
    return Object.keys(values).every((name) => isSameValue(values[name], typed[name]))
  }

  const submitOver = (revision: number | undefined) =>
    form.handleSubmit(async (input) => {
      setFailure(null)
      const finish = async () => {
        saved.current = true
        // Whoever sees that it is saved may leave at once: what was typed must not come back as if it were not.
        await forget()
        onSaved()
      }
      try {
        await save(input, revision)
        await finish()
      } catch (error) {
        const said = apiError(error)
        const current = said?.code === 'CONFLICT' ? (readCurrent?.(said.current) ?? null) : null
        // It was this very change that arrived, though its answer did not.
        if (current !== null && isTyped(current.values)) {
          void queryClient.invalidateQueries()
          await finish()
        } else if (current !== null) setMet(current)
        else if (!showRefusal(form, error)) setFailure(error)
      }
    })
  return (
    <FormProvider {...form}>
      <form
        className={classes.form}
        noValidate
        aria-label={label}
        onSubmit={(event) => void submitOver(draft.revision)(event)}
      >
        <KeptLine
          opened={kept.opened}
          restoredAt={draft.restoredAt}
          leftOut={Object.entries(names).flatMap(([name, words]) => (draft.leftOut.includes(name) ? [words] : []))}
          onDiscard={() => void startOver()}
        />
        <fieldset className={classes.fields} disabled={isSubmitting}>
          {children}
        </fieldset>
        <div role="alert">{failure !== null && <FieldError>{formErrorText(failure)}</FieldError>}</div>
        <div className={classes.actions}>
          <Button variant="default" disabled={isSubmitting} onClick={onCancel}>
            {t('entities:cancel')}
          </Button>
          <Button type="submit" loading={isSubmitting}>
            {label}
          </Button>
        </div>
      </form>
      <Leaving
        atUnload={kept.opened === null || draft.leftOut.length > 0}
        onLeave={() => void forget()}
        mayLeave={() => saved.current || !isDirty}
        title={t('entities:leave.title')}
        lead={t('entities:leave.lead')}
        action={t('entities:leave.action')}
      />
      {met !== null && (
        <Conflict
          form={form}
          theirs={met.values}
          names={names}
          onClose={() => setMet(null)}
          onChosen={() => {
            setMet(null)
            void submitOver(met.revision)()
          }}
        />
      )}
    </FormProvider>
  )
}
