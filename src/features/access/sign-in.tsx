import { Button } from '@mantine/core'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { api } from '#src/api/client.ts'
import { errorText } from '#src/api/error-text.ts'
import { AccessForm } from '#src/features/access/public-page.tsx'
import {
  emailSchema,
  EmailField,
  PasswordField,
  requiredText,
  useFieldError,
} from '#src/auth/credentials/credential-fields.tsx'
import { SocialButtons } from '#src/features/access/social-buttons.tsx'
import { isSessionEndShown, startSession } from '#src/auth/session/session.ts'
import { z } from '#src/contract/zod.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import classes from '#src/features/access/access-form.module.css'

const signInForm = z.object({ email: emailSchema, password: requiredText })

export const SignIn = () => {
  const { t } = useTranslation(['access', 'errors'])
  const form = useForm({ resolver: zodResolver(signInForm), defaultValues: { email: '', password: '' } })
  const hasSessionEnded = useStore(isSessionEndShown)
  const fieldError = useFieldError(form.formState.errors)
  const signIn = useMutation(api.auth.signIn.mutationOptions({ onSuccess: startSession }))

  return (
    <AccessForm
      title={t('access:signIn.title')}
      lead={hasSessionEnded ? <span role="alert">{t('access:signIn.ended')}</span> : t('access:signIn.lead')}
      onSubmit={(event) => void form.handleSubmit((values) => signIn.mutate(values))(event)}
      failure={signIn.error !== null && <FieldError>{errorText(signIn.error)}</FieldError>}
      elsewhere={
        <>
          <SocialButtons />
          <p className={classes.links}>
            <Link to="/forgot-password">{t('access:signIn.forgotPassword')}</Link>
            <Link to="/signup">{t('access:signIn.signUp')}</Link>
          </p>
        </>
      }
    >
      <EmailField {...form.register('email')} error={fieldError('email')} />
      <PasswordField
        {...form.register('password')}
        autoComplete="current-password"
        label={t('access:field.password')}
        error={fieldError('password')}
      />
      <Button type="submit" size="md" loading={signIn.isPending}>
        {t('access:signIn.action')}
      </Button>
    </AccessForm>
  )
}
