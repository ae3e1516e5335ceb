import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { blankIsNull } from '#src/catalogue/entity/blank.ts'
import { EntityForm } from '#src/catalogue/entity/entity-form.tsx'
import { TextField } from '#src/catalogue/entity/fields/text-field.tsx'
import { type Label, label, labelInput } from '#src/contract/labels.ts'
import { z } from '#src/contract/zod.ts'

const schema = z.object({ name: labelInput.shape.name, isrcPrefix: blankIsNull(labelInput.shape.isrcPrefix) })
type Values = z.input<typeof schema>
export type LabelFields = z.output<typeof schema>

const valuesOf = (entity: Pick<Label, 'name' | 'isrcPrefix'>): Values => ({
  name: entity.name,
  isrcPrefix: entity.isrcPrefix ?? '',
})
const readCurrent = (current: unknown) => {
  const read = label.safeParse(current)
  return read.success ? { values: valuesOf(read.data), revision: read.data.revision } : null
}

type Props = {
  entity?: Label
  save: (fields: LabelFields, revision: number | undefined) => Promise<unknown>
  onSaved: () => void
  onCancel: () => void
}

/** All that can be said of a label. */
export const LabelForm = ({ entity, ...props }: Props) => {
  const { t } = useTranslation('entities')
  const form = useForm<Values, unknown, LabelFields>({
    resolver: zodResolver(schema),
    defaultValues: valuesOf(entity ?? { name: '', isrcPrefix: null }),
  })
  const names = { name: t('field.name'), isrcPrefix: t('field.isrcPrefix') }
  const title = entity === undefined ? t('label.create') : t('save')
  return (
    <EntityForm {...props} form={form} names={names} label={title} saveLabel={title} readCurrent={readCurrent}>
      <TextField name="name" label={names.name} required />
      <TextField name="isrcPrefix" label={names.isrcPrefix} description={t('hint.isrcPrefix')} />
    </EntityForm>
  )
}
