import { RESEND_WAIT_S } from '#src/domain/limits.ts'
import { Button, TextInput } from '@mantine/core'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { apiError } from '#src/api/errors.ts'
import { errorText } from '#src/api/error-text.ts'
import { AccessForm } from '#src/features/access/access-form.tsx'
import { codeForm } from '#src/features/access/access-schemas.ts'
import { type AccessDraftStore, useAccessDraft } from '#src/features/access/access-draft.ts'
import { useFieldError } from '#src/auth/password/use-field-error.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import classes from '#src/features/access/access-form.module.css'
import { resendWait } from '#src/domain/auth/one-time-code.ts'
import { showToast } from '#src/ui/toast.tsx'

/** Sends another code, as soon as one may be asked for again. */
const ResendCode = ({ draft, onResend }: { draft: AccessDraftStore; onResend: () => Promise<unknown> }) => {
  const { t } = useTranslation(['access', 'errors'])
  const { sentAt } = useAccessDraft(draft)
  const now = useNow(1000)
  const wait = sentAt === null ? 0 : resendWait(sentAt, now.getTime())
  const send = async () => {
    try {
      await onResend()
      draft.setState({ sentAt: Date.now() })
      await showToast({ kind: 'success', title: t('access:code.sent'), message: t('access:code.sentLead') })
    } catch (error) {
      // Asked for from another tab a moment ago: the wait there is the wait here.
      if (apiError(error)?.code === 'TOO_MANY_REQUESTS') draft.setState({ sentAt: Date.now() })
      await showToast({ kind: 'error', title: t('errors:title'), message: errorText(error) })
    }
  }
  if (wait > 0) return <span>{t('access:code.wait', { count: Math.min(wait, RESEND_WAIT_S) })}</span>
  return (
    <button type="button" className={classes.link} onClick={() => void send()}>
      {t('access:code.resend')}
    </button>
  )
}

type Props = {
  draft: AccessDraftStore
  lead: string
  isPending: boolean
  error: unknown
  onBack: () => void
  onResend: () => Promise<unknown>
  onCode: (code: string) => Promise<void>
}

/** The code that was sent: typed, pasted, or filled in by the phone that received it. */
export const CodeStep = ({ draft, lead, isPending, error, onBack, onResend, onCode }: Props) => {
  const { t } = useTranslation(['access', 'errors'])
  const { code } = useAccessDraft(draft)
  const form = useForm({ resolver: zodResolver(codeForm), defaultValues: { code } })
  const fieldError = useFieldError(form.formState.errors)
  const said = apiError(error)
  const isWrong = said?.message === 'INVALID_CODE'
  // Of a code that was typed this means too many tries: only a new one helps, however long one waits.
  const failure = said?.code === 'TOO_MANY_REQUESTS' ? t('access:code.spoiled') : errorText(error)
  // What it was refused with arrives as `error`.
  const submit = form.handleSubmit((values) => onCode(values.code).catch(() => undefined))
  return (
    <AccessForm
      title={t('access:code.title')}
      lead={lead}
      onSubmit={(event) => void submit(event)}
      failure={error !== null && !isWrong && <FieldError>{failure}</FieldError>}
      elsewhere={
        <p className={classes.links}>
          <ResendCode draft={draft} onResend={onResend} />
          <button type="button" className={classes.link} onClick={onBack}>
            {t('access:back')}
          </button>
        </p>
      }
    >
      <TextInput
        {...form.register('code')}
        data-initial-focus
        className={classes.code}
        label={t('access:field.code')}
        required
        autoComplete="one-time-code"
        inputMode="numeric"
        autoCapitalize="none"
        spellCheck={false}
        error={fieldError('code') ?? (isWrong ? t('access:error.code') : undefined)}
      />
      <Button type="submit" size="md" loading={isPending}>
        {t('access:code.action')}
      </Button>
    </AccessForm>
  )
}
