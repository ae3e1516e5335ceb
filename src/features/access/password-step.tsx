import { Button, PasswordInput } from '@mantine/core'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useId } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { AccessForm } from '#src/features/access/access-form.tsx'
import { passwordForm } from '#src/features/access/access-schemas.ts'
import { PasswordRules } from '#src/features/access/password-rules.tsx'
import { useFieldError } from '#src/features/access/use-field-error.ts'
import { usePasswordRefusal } from '#src/features/access/use-password-refusal.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import classes from '#src/features/access/access-form.module.css'

type Props = {
  mode: 'register' | 'recovery'
  email: string
  isPending: boolean
  error: unknown
  onBack: () => void
  onPassword: (password: string) => void
}

/** A new password, said twice; the same screen for those who come and those who forgot. */
export const PasswordStep = ({ mode, email, isPending, error, onBack, onPassword }: Props) => {
  const { t } = useTranslation(['access', 'errors'])
  const rules = useId()
  const form = useForm({ resolver: zodResolver(passwordForm), defaultValues: { password: '', confirmation: '' } })
  const fieldError = useFieldError(form.formState.errors)
  const password = useWatch({ control: form.control, name: 'password' })
  useEffect(() => form.setFocus('password'), [form])
  const refusal = usePasswordRefusal(error)
  const show = { visibilityToggleButtonProps: { 'aria-label': t('access:showPassword') } }
  return (
    <AccessForm
      title={t(`access:newPassword.${mode}`)}
      lead={t('access:newPassword.lead')}
      onSubmit={(event) => void form.handleSubmit((values) => onPassword(values.password))(event)}
      failure={refusal.general !== undefined && <FieldError>{refusal.general}</FieldError>}
      elsewhere={
        <p className={classes.links}>
          <button type="button" className={classes.link} onClick={onBack}>
            {t('access:back')}
          </button>
        </p>
      }
    >
      {/* For password managers: whose password it is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        {...form.register('password')}
        {...show}
        autoComplete="new-password"
        required
        label={t('access:field.newPassword')}
        aria-describedby={rules}
        error={fieldError('password') ?? refusal.field}
      />
      <PasswordRules id={rules} password={password} />
      <PasswordInput
        {...form.register('confirmation')}
        {...show}
        autoComplete="new-password"
        required
        label={t('access:field.confirmation')}
        error={fieldError('confirmation')}
      />
      <Button type="submit" size="md" loading={isPending}>
        {t('access:newPassword.action')}
      </Button>
    </AccessForm>
  )
}
