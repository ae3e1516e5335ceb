import { zodResolver } from '@hookform/resolvers/zod'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { persist } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import { api } from '#src/api/client.ts'
import { formErrorText } from '#src/api/error-text.ts'
import { queryClient } from '#src/api/query-client.ts'
import { useFieldError } from '#src/auth/credentials/credential-fields.tsx'
import { validatedStorage } from '#src/auth/session/validated-storage.ts'
import { signOut } from '#src/auth/sign-out/sign-out.ts'
import { currentUserQuery } from '#src/auth/viewer/viewer.ts'
import type { CurrentUser } from '#src/contract/auth.ts'
import { REGISTRATION_KINDS } from '#src/contract/users.ts'
import { z } from '#src/contract/zod.ts'
import { isPhone } from '#src/domain/contact/phone.ts'
import { NAME_MAX } from '#src/domain/limits.ts'
import { AccessForm } from '#src/features/access/public-page.tsx'
import { RegistrationProgress } from '#src/shared/membership/registration-progress.tsx'
import { FieldError } from '#src/ui/field-error.tsx'

const route = getRouteApi('/registration')

const name = z.string().check(z.trim(), z.minLength(1, 'required'))
const registrationForm = z.object({
  firstName: name,
  lastName: name,
  kind: z.enum(REGISTRATION_KINDS),
  phone: z.string().check(
    z.trim(),
    z.refine((phone) => phone === '' || isPhone(phone), 'phone'),
  ),
})
type RegistrationInput = z.output<typeof registrationForm>

/** The draft holds unfinished input, so it checks less than the form. */
const registrationDraftSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  kind: z.enum(REGISTRATION_KINDS),
  phone: z.string(),
})

/** A draft per user and tab. A social sign-in may have supplied the name already. */
const registrationDraftOf = ({ id, firstName, lastName }: CurrentUser) =>
  createStore<RegistrationInput>()(
    persist((): RegistrationInput => ({ firstName, lastName, kind: 'ARTIST', phone: '' }), {
      name: `registration/${id}`,
      storage: validatedStorage(() => sessionStorage, registrationDraftSchema),
    }),
  )

const RegistrationForm = ({ user }: { user: CurrentUser }) => {
  const { t } = useTranslation(['access', 'errors'])
  const router = useRouter()
  const [draft] = useState(() => registrationDraftOf(user))
  const form = useForm({ resolver: zodResolver(registrationForm), defaultValues: draft.getState() })
  const fieldError = useFieldError(form.formState.errors)
  const complete = useMutation(
    api.users.completeRegistration.mutationOptions({
      onSuccess: async () => {
        draft.persist.clearStorage()
        // The guard reads the user from the cache.
        await queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 })
        await router.invalidate()
      },
    }),
  )
  return (
    <AccessForm
      title={t('access:registration.title')}
      lead={t('access:registration.lead')}
      progress={<RegistrationProgress step="profile" />}
      onSubmit={(event) => void form.handleSubmit((values) => complete.mutate(values))(event)}
      onChange={() => draft.setState(form.getValues())}
      failure={complete.error !== null && <FieldError>{formErrorText(complete.error)}</FieldError>}
      elsewhere={
        <Button variant="subtle" onClick={() => void signOut()}>
          {t('access:signOut')}
        </Button>
      }
    >
      <TextInput
        {...form.register('firstName')}
        data-initial-focus
        autoComplete="given-name"
        required
        maxLength={NAME_MAX}
        label={t('access:field.firstName')}
        error={fieldError('firstName')}
      />
      <TextInput
        {...form.register('lastName')}
        autoComplete="family-name"
        required
        maxLength={NAME_MAX}
        label={t('access:field.lastName')}
        error={fieldError('lastName')}
      />
      <NativeSelect
        {...form.register('kind')}
        label={t('access:field.kind')}
        data={REGISTRATION_KINDS.map((kind) => ({ value: kind, label: t(`access:kind.${kind}`) }))}
      />
      <TextInput
        {...form.register('phone')}
        type="tel"
        autoComplete="tel"
        label={t('access:field.phone')}
        error={fieldError('phone')}
      />
      <Button type="submit" size="md" loading={complete.isPending}>
        {t('access:registration.action')}
      </Button>
    </AccessForm>
  )
}

/** The first screen after a sign-up. */
export const RegistrationScreen = () => <RegistrationForm user={route.useRouteContext().viewer.user} />
