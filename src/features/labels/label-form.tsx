import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { blankIsNull } from '#src/catalogue/entity/blank.ts'
import { EntityForm, type FormOf } from '#src/catalogue/entity/entity-form.tsx'
import { TextField } from '#src/catalogue/entity/fields/text-field.tsx'
import { type Label, label, labelInput } from '#src/contract/labels.ts'
import { normalizeIsrcPrefix } from '#src/domain/isrc-prefix.ts'
import { z } from '#src/contract/zod.ts'

const schema = z.object({
  name: labelInput.shape.name,
  isrcPrefix: blankIsNull(labelInput.shape.isrcPrefix, normalizeIsrcPrefix),
})
const valuesOf = ({ name, isrcPrefix }: Pick<Label, 'name' | 'isrcPrefix'>) => ({ name, isrcPrefix: isrcPrefix ?? '' })
const readCurrent = (current: unknown) => {
  const { data } = label.safeParse(current)
  return data === undefined ? null : { values: valuesOf(data), revision: data.revision }
}

/** All that can be said of a label. */
export const LabelForm = ({ entity, ...props }: FormOf<Label, z.output<typeof schema>, z.input<typeof schema>>) => {
  const { t } = useTranslation('entities')
  const defaultValues = valuesOf(entity ?? { name: '', isrcPrefix: null })
  const form = useForm({ resolver: zodResolver(schema), defaultValues })
  const names = { name: t('field.name'), isrcPrefix: t('field.isrcPrefix') }
  const title = t(entity === undefined ? 'label.create' : 'save')
  return (
    <EntityForm {...props} form={form} names={names} label={title} readCurrent={readCurrent}>
      <TextField name="name" label={names.name} required />
      <TextField name="isrcPrefix" label={names.isrcPrefix} description={t('hint.isrcPrefix')} />
    </EntityForm>
  )
}
