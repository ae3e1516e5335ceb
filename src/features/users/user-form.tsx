import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type UserDetail, userDetail, userInput } from '#src/contract/users.ts'
import { z } from '#src/contract/zod.ts'
import { EntityForm, type EntityFormProps } from '#src/shared/form/entity-form.tsx'
import { useFieldLabels } from '#src/shared/form/field-texts.ts'
import { TextField } from '#src/shared/form/fields/text-field.tsx'
import { currentReader } from '#src/shared/form/use-form-draft.ts'

/** What of the form of a user stays on this device until it is saved. */
export const userDraft = z.partial(z.object({ firstName: z.string(), lastName: z.string() }))

type UserFields = z.output<typeof userInput>

const valuesOf = ({ firstName, lastName }: UserFields): UserFields => ({ firstName, lastName })
const readCurrent = currentReader(userDetail, valuesOf)

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
