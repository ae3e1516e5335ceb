import { zodResolver } from '@hookform/resolvers/zod'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isUnreachable } from '#src/api/errors.ts'
import { PasswordField, useFieldError } from '#src/auth/credentials/credential-fields.tsx'
import { newPasswordSchema, PasswordRules, usePasswordError } from '#src/auth/credentials/new-password.tsx'
import { AccessForm } from '#src/features/access/public-page.tsx'
import { RegistrationProgress } from '#src/shared/membership/registration-progress.tsx'
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

/**
 * Asks for a new password twice, in sign-up and in recovery. Without an answer it may have been saved, unless there was no
 * network to begin with.
 */
export const PasswordStep = ({ mode, email, isPending, error, onBack, onPassword }: Props) => {
  const { t } = useTranslation(['access', 'errors'])
  const form = useForm({ resolver: zodResolver(newPasswordSchema), defaultValues: { password: '', confirmation: '' } })
  const fieldError = useFieldError(form.formState.errors)
  const password = useWatch({ control: form.control, name: 'password' })
  const errorTexts = usePasswordError(error)
  const [wasOnline, setWasOnline] = useState(true)
  const failure = wasOnline && isUnreachable(error) ? t('access:newPassword.unanswered') : errorTexts.general
  const submit = form.handleSubmit((values) => {
    setWasOnline(navigator.onLine)
    onPassword(values.password)
  })
  return (
    <AccessForm
      title={t(`access:newPassword.${mode}`)}
      lead={t('access:newPassword.lead')}
      progress={mode === 'register' && <RegistrationProgress step="password" />}
      onSubmit={(event) => void submit(event)}
      failure={failure !== undefined && <FieldError>{failure}</FieldError>}
      elsewhere={
        <p className={classes.links}>
          <button type="button" data-text-button onClick={onBack}>
            {t('access:back')}
          </button>
        </p>
      }
    >
      {/* Tells password managers which account the password belongs to. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...form.register('password')}
        data-initial-focus
        autoComplete="new-password"
        label={t('access:field.newPassword')}
        description={<PasswordRules password={password} />}
        error={fieldError('password') ?? errorTexts.field}
      />
      <PasswordField
        {...form.register('confirmation')}
        autoComplete="new-password"
        label={t('access:field.confirmation')}
        error={fieldError('confirmation')}
      />
      <Button type="submit" size="md" loading={isPending}>
        {t('access:newPassword.action')}
      </Button>
    </AccessForm>
  )
}
