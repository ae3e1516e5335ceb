import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { EntityForm, type EntityFormProps } from '#src/shared/form/entity-form.tsx'
import { useFieldLabels } from '#src/shared/form/use-field-labels.ts'
import { TextField } from '#src/shared/form/fields/text-field.tsx'
import type { Label } from '#src/contract/labels.ts'
import { LabelDefaultsFields } from '#src/features/labels/label-defaults-fields.tsx'
import { inputOf, type LabelFields, labelForm, readCurrent, valuesOf } from '#src/features/labels/label-form-values.ts'

/** All that can be said of a label. */
export const LabelForm = ({
  entity,
  save,
  ...props
}: EntityFormProps<Label, ReturnType<typeof inputOf>, LabelFields>) => {
  const { t } = useTranslation('entities')
  const form = useForm({ resolver: zodResolver(labelForm), defaultValues: valuesOf(entity) })
  const title = t(entity === undefined ? 'label.create' : 'save')
  const names = useFieldLabels()
  return (
    <EntityForm
      {...props}
      save={(fields, revision) => save(inputOf(fields), revision)}
      form={form}
      names={names}
      label={title}
      readCurrent={readCurrent}
      current={entity}
    >
      <TextField name="name" label={names.name} required />
      <TextField name="isrcPrefix" label={names.isrcPrefix} description={t('hint.isrcPrefix')} />
      <LabelDefaultsFields names={names} />
    </EntityForm>
  )
}
