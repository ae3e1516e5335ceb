import { Checkbox } from '@mantine/core'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFieldMessage } from '#src/shared/form/use-field-message.ts'
import { PERMISSIONS } from '#src/domain/access/permission.ts'
import type { MemberValues } from '#src/features/organizations/members/member-form-values.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import classes from '#src/features/organizations/members/members.module.css'

/** The seven permissions, each with what it opens. */
export const PermissionsField = () => {
  const { t } = useTranslation(['members', 'entities'])
  const { field } = useController<MemberValues, 'permissions'>({ name: 'permissions' })
  const error = useFieldMessage('permissions')
  const toggle = (permission: (typeof PERMISSIONS)[number], isChosen: boolean) =>
    field.onChange(PERMISSIONS.filter((one) => (one === permission ? isChosen : field.value.includes(one))))
  return (
    <fieldset className={classes.group} aria-describedby={error === undefined ? undefined : 'permissions-error'}>
      <legend>{t('members:form.permissions')}</legend>
      {PERMISSIONS.map((permission, index) => (
        <Checkbox
          key={permission}
          ref={index === 0 ? field.ref : undefined}
          label={t(`entities:permission.${permission}`)}
          description={t(`members:opens.${permission}`)}
          checked={field.value.includes(permission)}
          onChange={({ currentTarget }) => toggle(permission, currentTarget.checked)}
        />
      ))}
      <div role="alert" id="permissions-error">
        {error !== undefined && <FieldError>{error}</FieldError>}
      </div>
    </fieldset>
  )
}
