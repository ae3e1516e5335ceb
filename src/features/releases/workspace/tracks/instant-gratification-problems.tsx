import { fieldId } from '#src/features/releases/workspace/fields/field-id.ts'
import { messagesOf } from '#src/features/releases/workspace/fields/field-messages.tsx'
import { useFieldProblems } from '#src/features/releases/workspace/fields/use-field-problems.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import classes from '#src/features/releases/workspace/tracks/tracks.module.css'

/** What is given at once is a matter of the whole list, not of one track. */
export const InstantGratificationProblems = () => {
  const { error, description } = messagesOf(useFieldProblems('instantGratification', 'tracks'), 'tracks')
  if (error === undefined && description === undefined) return null
  return (
    <div id={fieldId('instantGratification')} tabIndex={-1}>
      {error === undefined ? null : <FieldError>{error}</FieldError>}
      {description === undefined ? null : <p className={classes.note}>{description}</p>}
    </div>
  )
}
