import { zodResolver } from '@hookform/resolvers/zod'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { api } from '#src/api/client.ts'
import { errorText } from '#src/api/error-text.ts'
import { apiError } from '#src/api/errors.ts'
import {
  emailSchema,
  EmailField,
  PasswordField,
  requiredText,
  useFieldError,
} from '#src/auth/credentials/credential-fields.tsx'
import { isSessionEndShown, startSession } from '#src/auth/session/session.ts'
import { z } from '#src/contract/zod.ts'
import { typedEmail } from '#src/features/access/access-draft.ts'
import { AccessForm } from '#src/features/access/public-page.tsx'
import { SocialButtons } from '#src/features/access/social-buttons.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import classes from '#src/features/access/access-form.module.css'

const signInForm = z.object({ email: emailSchema, password: requiredText })

/** A refused address or password is shown beside its field. */
const FIELD_OF_REFUSAL: Record<string, 'email' | 'password' | undefined> = {
  USER_ACCOUNT_SUSPENDED: 'email',
  USER_NOT_FOUND: 'email',
  USER_OR_PASSWORD_INCORRECT: 'password',
}

export const SignInScreen = () => {
  const { t } = useTranslation(['access', 'errors'])
  const defaultValues = { ...typedEmail.getState(), password: '' }
  const form = useForm({ resolver: zodResolver(signInForm), defaultValues })
  const hasSessionEnded = useStore(isSessionEndShown)
  const fieldError = useFieldError(form.formState.errors)
  const signIn = useMutation(api.auth.signIn.mutationOptions({ onSuccess: startSession }))
  const refused = signIn.error === null ? undefined : errorText(signIn.error)
  const fieldOfRefusal = FIELD_OF_REFUSAL[apiError(signIn.error)?.message ?? '']
  const carryEmail = () => typedEmail.setState({ email: form.getValues('email').trim() })

  return (
    <AccessForm
      title={t('access:signIn.title')}
      lead={hasSessionEnded ? <span role="alert">{t('access:signIn.ended')}</span> : t('access:signIn.lead')}
      onSubmit={(event) => void form.handleSubmit((values) => signIn.mutate(values))(event)}
      onChange={() => signIn.isError && signIn.reset()}
      failure={refused !== undefined && fieldOfRefusal === undefined && <FieldError>{refused}</FieldError>}
      elsewhere={
        <>
          <SocialButtons />
          <p className={classes.links}>
            <Link to="/forgot-password" onClick={carryEmail}>
              {t('access:signIn.forgotPassword')}
            </Link>
            <Link to="/signup" onClick={carryEmail}>
              {t('access:signIn.signUp')}
            </Link>
          </p>
        </>
      }
    >
      <EmailField {...form.register('email')} error={fieldError('email') ?? (fieldOfRefusal === 'email' && refused)} />
      <PasswordField
        {...form.register('password')}
        autoComplete="current-password"
        label={t('access:field.password')}
        error={fieldError('password') ?? (fieldOfRefusal === 'password' && refused)}
      />
      <Button type="submit" size="md" loading={signIn.isPending}>
        {t('access:signIn.action')}
      </Button>
    </AccessForm>
  )
}
