import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { EntityForm, type FormOf } from '#src/catalogue/entity/entity-form.tsx'
import { useFieldNames } from '#src/catalogue/entity/use-field-names.ts'
import { TextField } from '#src/catalogue/entity/fields/text-field.tsx'
import type { Label } from '#src/contract/labels.ts'
import { DefaultFields } from '#src/features/labels/default-fields.tsx'
import { inputOf, type LabelFields, labelForm, readCurrent, valuesOf } from '#src/features/labels/label-values.ts'

/** All that can be said of a label. */
export const LabelForm = ({ entity, save, ...props }: FormOf<Label, ReturnType<typeof inputOf>, LabelFields>) => {
  const { t } = useTranslation('entities')
  const form = useForm({ resolver: zodResolver(labelForm), defaultValues: valuesOf(entity) })
  const title = t(entity === undefined ? 'label.create' : 'save')
  const names = useFieldNames()
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
      <DefaultFields names={names} />
    </EntityForm>
  )
}
