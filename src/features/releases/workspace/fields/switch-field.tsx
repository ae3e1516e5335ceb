import { Switch } from '@mantine/core'
import { type FieldPathByValue, useController } from 'react-hook-form'
import { fieldId, useFieldProblems, messagesOf } from '#src/features/releases/workspace/fields/field-problems.tsx'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'

type Props = { name: FieldPathByValue<ReleaseForm, boolean>; field?: string; label: string; hint?: string }

/** Something that is off until somebody switches it on. */
export const SwitchField = ({ name, field = name, label, hint }: Props) => {
  const { field: input } = useController<ReleaseForm, typeof name>({ name })
  const { error, description } = messagesOf(useFieldProblems(field, name), name)
  return (
    <Switch
      ref={input.ref}
      id={fieldId(field)}
      name={input.name}
      checked={input.value}
      onChange={({ currentTarget }) => input.onChange(currentTarget.checked)}
      onBlur={input.onBlur}
      label={label}
      error={error}
      description={description ?? hint}
    />
  )
}
