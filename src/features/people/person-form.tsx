import { currentReader } from '#src/shared/form/use-form-draft.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { EntityForm, type EntityFormProps } from '#src/shared/form/entity-form.tsx'
import { TextField } from '#src/shared/form/fields/text-field.tsx'
import { type Person, person, personInput } from '#src/contract/people.ts'
import { z } from '#src/contract/zod.ts'

/** What of the form of a person stays on this device until it is saved. */
export const personDraft = z.partial(z.object({ name: z.string() }))

type PersonFields = z.output<typeof personInput>

const valuesOf = (entity?: Person): PersonFields => ({ name: entity?.name ?? '' })
const readCurrent = currentReader(person, valuesOf)

/** All that can be said of a person. */
export const PersonForm = ({ entity, ...props }: EntityFormProps<Person, PersonFields, PersonFields>) => {
  const { t } = useTranslation('entities')
  const form = useForm({ resolver: zodResolver(personInput), defaultValues: valuesOf(entity) })
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
