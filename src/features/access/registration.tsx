import { Button, NativeSelect, Text, TextInput, Title } from '@mantine/core'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { queryClient } from '#src/api/query-client.ts'
import { errorText } from '#src/catalogue/error-text.ts'
import { userQuery } from '#src/catalogue/viewer.ts'
import { REGISTRATION_KINDS } from '#src/contract/users.ts'
import { PublicPage } from '#src/features/access/public-page.tsx'
import { type RegistrationForm, registrationForm } from '#src/features/access/registration-schema.ts'
import { useFieldError } from '#src/features/access/use-field-error.ts'
import { signOut } from '#src/session/sign-out.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import classes from '#src/features/access/access-form.module.css'

export const Registration = () => {
  const { t } = useTranslation(['access', 'errors'])
  const router = useRouter()
  const form = useForm<RegistrationForm>({
    resolver: zodResolver(registrationForm),
    defaultValues: { firstName: '', lastName: '', kind: 'ARTIST' },
  })
  const fieldError = useFieldError(form.formState.errors)
  const complete = useMutation(
    api.users.completeRegistration.mutationOptions({
      onSuccess: async () => {
        // The guard goes by what is known of the person: it must be what has just become true.
        await queryClient.fetchQuery({ ...userQuery, staleTime: 0 })
        await router.invalidate()
      },
    }),
  )

  return (
    <PublicPage>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => void form.handleSubmit((values) => complete.mutate(values))(event)}
      >
        <Title order={1}>{t('access:registration.title')}</Title>
        <Text c="dimmed">{t('access:registration.lead')}</Text>
        <TextInput
          {...form.register('firstName')}
          autoComplete="given-name"
          required
          label={t('access:field.firstName')}
          error={fieldError('firstName')}
        />
        <TextInput
          {...form.register('lastName')}
          autoComplete="family-name"
          required
          label={t('access:field.lastName')}
          error={fieldError('lastName')}
        />
        <NativeSelect
          {...form.register('kind')}
          label={t('access:field.kind')}
          data={REGISTRATION_KINDS.map((kind) => ({ value: kind, label: t(`access:kind.${kind}`) }))}
        />
        <div role="alert">{complete.error === null ? null : <FieldError>{errorText(complete.error)}</FieldError>}</div>
        <Button type="submit" size="md" loading={complete.isPending}>
          {t('access:registration.action')}
        </Button>
        <Button variant="subtle" onClick={() => void signOut()}>
          {t('access:signOut')}
        </Button>
      </form>
    </PublicPage>
  )
}
