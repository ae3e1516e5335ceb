import { Group, Radio } from '@mantine/core'
import { type FieldPathByValue, useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { fieldId, useFieldProblems, messagesOf } from '#src/features/releases/workspace/fields/field-problems.tsx'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'

type Props = { name: FieldPathByValue<ReleaseForm, boolean | null>; field?: string; label: string }

/** A question that is only answered by answering it: neither yes nor no is presumed. */
export const YesNoField = ({ name, field = name, label }: Props) => {
  const { t } = useTranslation('releases')
  const { field: input } = useController<ReleaseForm, typeof name>({ name })
  const { error } = messagesOf(useFieldProblems(field, name), name)
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
      required
    >
      <Group gap="lg">
        <Radio id={fieldId(field)} value="true" label={t('yes')} />
        <Radio value="false" label={t('no')} />
      </Group>
    </Radio.Group>
  )
}
