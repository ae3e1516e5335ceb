import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import { type FieldPathByValue, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { fieldId, useFieldProblems, messagesOf } from '#src/features/releases/workspace/fields/field-problems.tsx'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { typeAhead } from '#src/ui/type-ahead.ts'

type Option = { value: string; label: string }
type Props = Omit<NativeSelectProps, 'name' | 'id' | 'error' | 'data' | 'description'> & {
  name: FieldPathByValue<ReleaseForm, string>
  field?: string
  options: readonly Option[]
  hint?: string
  /** A choice that starts without an answer offers none. */
  blank?: boolean
}

/** A short list: the platform's own control, which a phone shows as its wheel and a keyboard searches by typing. */
export const ChoiceField = ({ name, field = name, options, blank = true, hint, ...select }: Props) => {
  const { t } = useTranslation('releases')
  const { register } = useFormContext<ReleaseForm>()
  const { error, description } = messagesOf(useFieldProblems(field, name), name)
  const choices = blank ? [{ value: '', label: t('choose') }, ...options] : options
  return (
    <NativeSelect
      {...select}
      {...register(name)}
      id={fieldId(field)}
      onKeyDown={typeAhead}
      data={[...choices]}
      error={error}
      description={description ?? hint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    />
  )
}
