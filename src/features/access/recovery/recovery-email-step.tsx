import { Button } from '@mantine/core'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { apiError } from '#src/api/errors.ts'
import { errorText } from '#src/api/error-text.ts'
import { AccessForm } from '#src/features/access/access-form.tsx'
import { emailForm } from '#src/features/access/access-schemas.ts'
import { EmailInput } from '#src/features/access/email-input.tsx'
import { recoveryDraft, useAccessDraft } from '#src/features/access/access-draft.ts'
import { useFieldError } from '#src/auth/password/use-field-error.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import classes from '#src/features/access/access-form.module.css'

export const RecoveryEmailStep = ({ onSent }: { onSent: () => void }) => {
  const { t } = useTranslation(['access', 'errors'])
  const { email } = useAccessDraft(recoveryDraft)
  const form = useForm({ resolver: zodResolver(emailForm), defaultValues: { email } })
  const fieldError = useFieldError(form.formState.errors)
  const send = useMutation(
    api.auth.sendOtp.mutationOptions({
      onSuccess: (_answer, sent) => {
        recoveryDraft.setState({ email: sent.email, code: '', sentAt: Date.now() })
        onSent()
      },
      onError: (error) => {
        if (apiError(error)?.message === 'USER_NOT_FOUND') form.setError('email', { message: 'unknown' })
      },
    }),
  )
  const isUnknown = apiError(send.error)?.message === 'USER_NOT_FOUND'
  return (
    <AccessForm
      title={t('access:recovery.title')}
      lead={t('access:recovery.lead')}
      onSubmit={(event) =>
        void form.handleSubmit((values) => send.mutate({ ...values, type: 'PASSWORD', isResend: false }))(event)
      }
      failure={send.error !== null && !isUnknown && <FieldError>{errorText(send.error)}</FieldError>}
      elsewhere={
        <p className={classes.links}>
          <Link to="/login">{t('access:recovery.back')}</Link>
        </p>
      }
    >
      <EmailInput
        {...form.register('email', { onChange: () => recoveryDraft.setState({ email: form.getValues('email') }) })}
        error={fieldError('email')}
      />
      <Button type="submit" size="md" loading={send.isPending}>
        {t('access:recovery.action')}
      </Button>
    </AccessForm>
  )
}
