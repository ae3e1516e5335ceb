import { Button, PasswordInput, Text, TextInput, Title } from '@mantine/core'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { errorText } from '#src/catalogue/error-text.ts'
import { safePath } from '#src/domain/safe-path.ts'
import { type SignInForm, signInForm } from '#src/features/access/sign-in-schema.ts'
import { PublicPage } from '#src/features/access/public-page.tsx'
import { useFieldError } from '#src/features/access/use-field-error.ts'
import { session } from '#src/session/session.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import classes from '#src/features/access/sign-in.module.css'

export const SignIn = () => {
  const { t } = useTranslation(['access', 'errors'])
  const { history } = useRouter()
  const { redirect } = useSearch({ from: '/_public/login' })
  const form = useForm<SignInForm>({ resolver: zodResolver(signInForm), defaultValues: { email: '', password: '' } })
  const fieldError = useFieldError(form.formState.errors)
  const signIn = useMutation(
    api.auth.signIn.mutationOptions({
      onSuccess: ({ token }) => {
        session.setState({ jwt: token })
        history.replace(safePath(redirect ?? '') ?? '/')
      },
    }),
  )

  return (
    <PublicPage>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => void form.handleSubmit((values) => signIn.mutate(values))(event)}
      >
        <Title order={1}>{t('access:signIn.title')}</Title>
        <Text c="dimmed">{t('access:signIn.lead')}</Text>
        <TextInput
          {...form.register('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          required
          label={t('access:field.email')}
          error={fieldError('email')}
        />
        <PasswordInput
          {...form.register('password')}
          autoComplete="current-password"
          required
          label={t('access:field.password')}
          visibilityToggleButtonProps={{ 'aria-label': t('access:showPassword') }}
          error={fieldError('password')}
        />
        <div role="alert">{signIn.error === null ? null : <FieldError>{errorText(signIn.error)}</FieldError>}</div>
        <Button type="submit" size="md" loading={signIn.isPending}>
          {t('access:signIn.action')}
        </Button>
      </form>
    </PublicPage>
  )
}
