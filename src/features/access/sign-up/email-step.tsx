import { Button } from '@mantine/core'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { apiError, isUnreachable } from '#src/api/errors.ts'
import { errorText } from '#src/api/error-text.ts'
import { AccessForm } from '#src/features/access/access-form.tsx'
import { signUpForm } from '#src/features/access/access-schemas.ts'
import { EmailInput } from '#src/features/access/email-input.tsx'
import { TermsField } from '#src/features/access/sign-up/terms-field.tsx'
import { SocialButtons } from '#src/features/access/social-buttons.tsx'
import { signUpDraft, useAccessDraft } from '#src/features/access/access-draft.ts'
import { useFieldError } from '#src/auth/password/use-field-error.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import { showToast } from '#src/ui/toast.tsx'
import classes from '#src/features/access/access-form.module.css'

export const EmailStep = ({ onSent }: { onSent: () => void }) => {
  const { t } = useTranslation(['access', 'errors'])
  const { email, terms } = useAccessDraft(signUpDraft)
  const form = useForm({ resolver: zodResolver(signUpForm), defaultValues: { email, terms } })
  const fieldError = useFieldError(form.formState.errors)
  const signUp = useMutation(
    api.auth.signUp.mutationOptions({
      onSuccess: (_answer, sent) => {
        signUpDraft.setState({ email: sent.email, terms: true, code: '', sentAt: Date.now() })
        onSent()
      },
      onError: (error) => {
        if (apiError(error)?.code === 'BAD_REQUEST') return form.setError('email', { message: 'taken' })
        // What shows a toast may not be here yet, and without a network it will not come.
        if (isUnreachable(error)) return undefined
        // Nobody expects this one: whoever looks into it finds it in the console (spec 1, section 8).
        reportError(error)
        return showToast({ kind: 'error', title: t('errors:title'), message: t('access:error.sendingCode') })
      },
    }),
  )
  return (
    <AccessForm
      title={t('access:signUp.title')}
      lead={t('access:signUp.lead')}
      onSubmit={(event) => void form.handleSubmit((values) => signUp.mutate({ email: values.email }))(event)}
      failure={isUnreachable(signUp.error) && <FieldError>{errorText(signUp.error)}</FieldError>}
      elsewhere={
        <>
          <SocialButtons />
          <p className={classes.links}>
            {t('access:signUp.known')} <Link to="/login">{t('access:signIn.action')}</Link>
          </p>
        </>
      }
    >
      <EmailInput
        {...form.register('email', { onChange: () => signUpDraft.setState({ email: form.getValues('email') }) })}
        error={fieldError('email')}
      />
      <TermsField
        {...form.register('terms', { onChange: () => signUpDraft.setState({ terms: form.getValues('terms') }) })}
        error={fieldError('terms')}
      />
      <Button type="submit" size="md" loading={signUp.isPending}>
        {t('access:signUp.action')}
      </Button>
    </AccessForm>
  )
}
