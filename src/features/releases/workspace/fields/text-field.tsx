import { TextInput, type TextInputProps } from '@mantine/core'
import { type FieldPathByValue, useFormContext, useController } from 'react-hook-form'
import { fieldId, useFieldMessages } from '#src/features/releases/workspace/fields/field-problems.tsx'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { useState } from 'react'
import { NamesInput } from '#src/shared/picker/names-input.tsx'
import { namesOf } from '#src/shared/picker/name-list.ts'

type NamesProps = {
  name: FieldPathByValue<ReleaseForm, string[]>
  field: string
  label: string
  hint: string
  required?: boolean
}

/** Several names in one line, with commas between: the quickest on a phone. What is typed stays as typed. */
export const NamesField = ({ name, field, label, hint, required = false }: NamesProps) => {
  const {
    field: { ref, ...input },
  } = useController<ReleaseForm, typeof name>({ name })
  const [typed, setTyped] = useState(() => input.value.join(', '))
  const { error, description } = useFieldMessages(field, name)
  const text = namesOf(typed).join() === input.value.join() ? typed : input.value.join(', ')
  return (
    <NamesInput
      ref={ref}
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

const DIGITS_MAX = 5

type SecondsProps = { name: FieldPathByValue<ReleaseForm, string>; field: string; label: string; hint: string }

/** Whole seconds: nothing but digits can be typed. */
export const SecondsField = ({ name, field, label, hint }: SecondsProps) => {
  const {
    field: { ref, ...input },
  } = useController<ReleaseForm, typeof name>({ name })
  const { error, description } = useFieldMessages(field, name)
  return (
    <TextInput
      ref={ref}
      id={fieldId(field)}
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={input.value}
      onChange={({ currentTarget }) => input.onChange(currentTarget.value.replaceAll(/\D/g, '').slice(0, DIGITS_MAX))}
      onBlur={input.onBlur}
      error={error}
      description={description ?? hint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    />
  )
}

type Props = Omit<TextInputProps, 'name' | 'id' | 'error' | 'description'> & {
  name: FieldPathByValue<ReleaseForm, string>
  /** Where its problems are listed, when that is not its own path. */
  field?: string
  hint?: string
}

export const TextField = ({ name, field = name, hint, ...input }: Props) => {
  const { register } = useFormContext<ReleaseForm>()
  const { error, description } = useFieldMessages(field, name)
  return (
    <TextInput
      {...input}
      {...register(name)}
      id={fieldId(field)}
      error={error}
      description={description ?? hint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    />
  )
}
