import { zodResolver } from '@hookform/resolvers/zod'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { codeText } from '#src/api/error-text.ts'
import { apiError, isUnreachable } from '#src/api/errors.ts'
import { PasswordField, requiredText, useFieldError } from '#src/auth/credentials/credential-fields.tsx'
import {
  newPasswordFields,
  PasswordRules,
  passwordsMatch,
  usePasswordError,
} from '#src/auth/credentials/new-password.tsx'
import type { CurrentUser } from '#src/contract/auth.ts'
import { z } from '#src/contract/zod.ts'
import { ProfileSection } from '#src/features/profile/profile-section.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import { IconLock } from '#src/ui/icons.ts'
import { showToast } from '#src/ui/toast.tsx'
import classes from '#src/features/profile/profile.module.css'

/** A user with a password has to enter it (catalogue-5). */
export const changePasswordForm = z
  .object({ currentPassword: requiredText, ...newPasswordFields })
  .check(passwordsMatch)
export const setPasswordForm = z.object({ currentPassword: z.string(), ...newPasswordFields }).check(passwordsMatch)

/**
 * Sends the new password. A refusal can be about the current password, the new one, or neither. Without an answer the
 * password may have changed, unless there was no network to begin with.
 */
const useChangePassword = (onDone: () => void) => {
  const { t } = useTranslation(['profile', 'errors'])
  const change = useMutation(
    api.auth.changePassword.mutationOptions({
      onMutate: () => ({ wasOnline: navigator.onLine }),
      onSuccess: () => {
        onDone()
        void showToast({ kind: 'success', title: t('profile:password.done'), message: t('profile:password.doneLead') })
      },
    }),
  )
  const current = apiError(change.error)?.fields.currentPassword
  const refusal = usePasswordError(current === undefined ? change.error : null)
  const isUnanswered = change.context?.wasOnline === true && isUnreachable(change.error)
  const general = isUnanswered ? t('profile:password.unanswered') : refusal.general
  return { change, refusal: { ...refusal, general, current: current === undefined ? undefined : codeText(current) } }
}

type Props = { user: CurrentUser; onDone: () => void }
const EMPTY = { currentPassword: '', password: '', confirmation: '' }

/** After a refusal the fields stay as they were typed. */
const PasswordForm = ({ user: { email, hasPassword }, onDone }: Props) => {
  const { t } = useTranslation(['profile', 'access'])
  const form = useForm({
    resolver: zodResolver(hasPassword ? changePasswordForm : setPasswordForm),
    defaultValues: EMPTY,
  })
  const fieldError = useFieldError(form.formState.errors)
  const password = useWatch({ control: form.control, name: 'password' })
  const { change, refusal } = useChangePassword(onDone)
  const send = form.handleSubmit((typed) =>
    change.mutate(
      { currentPassword: hasPassword ? typed.currentPassword : undefined, password: typed.password },
      {
        onError: (error) => {
          const { currentPassword, password: refused } = apiError(error)?.fields ?? {}
          if (currentPassword !== undefined) form.setFocus('currentPassword')
          else if (refused !== undefined) form.setFocus('password')
        },
      },
    ),
  )
  return (
    <form
      className={classes.form}
      noValidate
      aria-label={t(hasPassword ? 'profile:password.change' : 'profile:password.set')}
      onSubmit={(event) => void send(event)}
      // A refusal by the server is about the former value.
      onChange={() => change.isError && change.reset()}
    >
      {/* Password managers read here whose password it is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      {hasPassword && (
        <PasswordField
          {...form.register('currentPassword')}
          autoComplete="current-password"
          data-autofocus
          label={t('profile:field.currentPassword')}
          error={fieldError('currentPassword') ?? refusal.current}
        />
      )}
      <PasswordField
        {...form.register('password')}
        autoComplete="new-password"
        data-autofocus={!hasPassword || undefined}
        label={t('access:field.newPassword')}
        description={<PasswordRules password={password} />}
        error={fieldError('password') ?? refusal.field}
      />
      <PasswordField
        {...form.register('confirmation')}
        autoComplete="new-password"
        label={t('access:field.confirmation')}
        error={fieldError('confirmation')}
      />
      <div role="alert">{refusal.general !== undefined && <FieldError>{refusal.general}</FieldError>}</div>
      <Button type="submit" loading={change.isPending}>
        {t('access:newPassword.action')}
      </Button>
    </form>
  )
}

/** Changes the password, or sets the first one of a user who signed up with a provider. */
export const PasswordSection = ({ user }: { user: CurrentUser }) => {
  const { t } = useTranslation('profile')
  const [isOpen, setOpen] = useState(false)
  const mode = user.hasPassword ? 'change' : 'set'
  return (
    <ProfileSection title={t('password.title')} lead={t(`password.lead.${mode}`)}>
      <div>
        <Button variant="default" leftSection={<IconLock size={16} aria-hidden />} onClick={() => setOpen(true)}>
          {t(`password.${mode}`)}
        </Button>
      </div>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={t(`password.${mode}`)}>
        <PasswordForm user={user} onDone={() => setOpen(false)} />
      </Dialog>
    </ProfileSection>
  )
}
