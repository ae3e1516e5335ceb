import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFieldLabels } from '#src/shared/form/use-field-labels.ts'
import { EntityForm, type EntityFormProps } from '#src/shared/form/entity-form.tsx'
import { TextField } from '#src/shared/form/fields/text-field.tsx'
import { type UserDetail, userDetail, userInput } from '#src/contract/users.ts'
import type { z } from '#src/contract/zod.ts'

type UserFields = z.output<typeof userInput>

const valuesOf = ({ firstName, lastName }: UserFields): UserFields => ({ firstName, lastName })
const readCurrent = (current: unknown) => {
  const { data } = userDetail.safeParse(current)
  return data === undefined ? null : { values: valuesOf(data), revision: data.revision }
}

/** What may be changed of somebody else: how they are called. */
export const UserForm = ({ entity, ...props }: EntityFormProps<UserDetail, UserFields, UserFields>) => {
  const { t } = useTranslation('entities')
  const defaultValues = valuesOf(entity ?? { firstName: '', lastName: '' })
  const form = useForm({ resolver: zodResolver(userInput), defaultValues })
  const names = useFieldLabels()
  return (
    <EntityForm {...props} form={form} names={names} label={t('save')} readCurrent={readCurrent} current={entity}>
      <TextField name="firstName" label={names.firstName} required />
      <TextField name="lastName" label={names.lastName} required />
    </EntityForm>
  )
}
