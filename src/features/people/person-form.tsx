import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { EntityForm, type EntityFormProps } from '#src/shared/form/entity-form.tsx'
import { TextField } from '#src/shared/form/fields/text-field.tsx'
import { type Person, person, personInput } from '#src/contract/people.ts'
import type { z } from '#src/contract/zod.ts'

type PersonFields = z.output<typeof personInput>

const readCurrent = (current: unknown) => {
  const { data } = person.safeParse(current)
  return data === undefined ? null : { values: { name: data.name }, revision: data.revision }
}

/** All that can be said of a person. */
export const PersonForm = ({ entity, ...props }: EntityFormProps<Person, PersonFields, PersonFields>) => {
  const { t } = useTranslation('entities')
  const form = useForm({ resolver: zodResolver(personInput), defaultValues: { name: entity?.name ?? '' } })
  const title = t(entity === undefined ? 'person.create' : 'save')
  return (
    <EntityForm
      {...props}
      form={form}
      names={{ name: t('field.name') }}
      label={title}
      readCurrent={readCurrent}
      current={entity}
    >
      <TextField name="name" label={t('field.name')} required />
    </EntityForm>
  )
}
