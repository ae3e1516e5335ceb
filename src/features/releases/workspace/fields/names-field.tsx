import { type FieldPathByValue, useController } from 'react-hook-form'
import { useState } from 'react'
import { NamesInput } from '#src/shared/picker/names-input.tsx'
import { namesOf } from '#src/shared/picker/name-list.ts'
import { fieldId, useFieldProblems, messagesOf } from '#src/features/releases/workspace/fields/field-problems.tsx'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'

type Props = {
  name: FieldPathByValue<ReleaseForm, string[]>
  field: string
  label: string
  hint: string
  required?: boolean
}

/** Several names in one line, with commas between: the quickest on a phone. What is typed stays as typed. */
export const NamesField = ({ name, field, label, hint, required = false }: Props) => {
  const { field: input } = useController<ReleaseForm, typeof name>({ name })
  const [typed, setTyped] = useState(() => input.value.join(', '))
  const { error, description } = messagesOf(useFieldProblems(field, name), name)
  const text = namesOf(typed).join() === input.value.join() ? typed : input.value.join(', ')
  return (
    <NamesInput
      ref={input.ref}
      id={fieldId(field)}
      label={label}
      required={required}
      value={text}
      onChange={(names) => {
        setTyped(names)
        input.onChange(namesOf(names))
      }}
      onBlur={input.onBlur}
      error={error}
      description={description ?? hint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    />
  )
}
