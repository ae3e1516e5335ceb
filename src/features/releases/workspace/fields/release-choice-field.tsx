import { NativeSelect, type NativeSelectProps, Switch, Group, Radio } from '@mantine/core'
import { type FieldPathByValue, useFormContext, useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFieldMessages } from '#src/features/releases/workspace/fields/release-text-field.tsx'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { fieldId } from '#src/features/releases/workspace/use-workspace-step.ts'
import { typeAhead } from '#src/ui/type-ahead.ts'

type YesNoProps = { name: FieldPathByValue<ReleaseForm, boolean | null>; field?: string; label: string }

/** A question without a default: neither yes nor no is preset. */
export const YesNoField = ({ name, field = name, label }: YesNoProps) => {
  const { t } = useTranslation('releases')
  const { field: input } = useController<ReleaseForm, typeof name>({ name })
  const { error, description } = useFieldMessages(field, name)
  return (
    <Radio.Group
      name={input.name}
      value={input.value === null ? '' : String(input.value)}
      onChange={(value) => {
        input.onChange(value === 'true')
        input.onBlur()
      }}
      label={label}
      error={error}
      description={description}
      required
    >
      <Group gap="lg">
        <Radio id={fieldId(field)} value="true" label={t('yes')} />
        <Radio value="false" label={t('no')} />
      </Group>
    </Radio.Group>
  )
}

type SwitchProps = { name: FieldPathByValue<ReleaseForm, boolean>; field?: string; label: string; hint?: string }

export const SwitchField = ({ name, field = name, label, hint }: SwitchProps) => {
  const {
    field: { ref, ...input },
  } = useController<ReleaseForm, typeof name>({ name })
  const { error, description } = useFieldMessages(field, name)
  return (
    <Switch
      withThumbIndicator={false}
      ref={ref}
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

type Option = { value: string; label: string }
type Props = Omit<NativeSelectProps, 'name' | 'id' | 'error' | 'data' | 'description'> & {
  name: FieldPathByValue<ReleaseForm, string>
  field?: string
  options: readonly Option[]
  hint?: string
  /** Whether an empty choice is offered. */
  blank?: boolean
}

/** A short list as a native control, which a phone shows as a wheel and a keyboard searches by typing. */
export const ReleaseChoiceField = ({ name, field = name, options, blank = true, hint, ...select }: Props) => {
  const { t } = useTranslation('releases')
  const { register } = useFormContext<ReleaseForm>()
  const { error, description } = useFieldMessages(field, name)
  const choices = blank ? [{ value: '', label: t('choose') }, ...options] : options
  return (
    <NativeSelect
      {...select}
      {...register(name)}
      id={fieldId(field)}
      onKeyDown={typeAhead}
      error={error}
      description={description ?? hint}
    >
      {/* By their values: Mantine's own list is by position, so that another one would look chosen when the list changes. */}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </NativeSelect>
  )
}
