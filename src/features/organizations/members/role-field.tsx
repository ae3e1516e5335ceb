import { useController, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFieldMessage } from '#src/shared/form/use-field-message.ts'
import { MEMBER_ROLES, DEFAULT_PERMISSIONS } from '#src/domain/membership/role.ts'
import type { MemberValues } from '#src/features/organizations/members/member-form-values.ts'
import { ChoiceSelect } from '#src/ui/choice-select.tsx'

/** Choosing a role fills in what it usually may manage, to be changed one by one. */
export const RoleField = () => {
  const { t } = useTranslation(['members', 'entities'])
  const { setValue } = useFormContext<MemberValues>()
  const { field } = useController<MemberValues, 'role'>({ name: 'role' })
  return (
    <ChoiceSelect
      {...field}
      required
      label={t('members:form.role')}
      placeholder={t('entities:choose')}
      value={MEMBER_ROLES.find((role) => role === field.value) ?? null}
      options={MEMBER_ROLES.map((role) => ({ value: role, label: t(`members:role.${role}`) }))}
      onChange={(role) => {
        field.onChange(role ?? '')
        if (role !== null) setValue('permissions', [...DEFAULT_PERMISSIONS[role]], { shouldDirty: true })
      }}
      error={useFieldMessage('role')}
    />
  )
}
