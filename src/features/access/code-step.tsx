import { zodResolver } from '@hookform/resolvers/zod'
import { Button, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { errorText } from '#src/api/error-text.ts'
import { apiError } from '#src/api/errors.ts'
import { requiredText, useFieldError } from '#src/auth/credentials/credential-fields.tsx'
import { z } from '#src/contract/zod.ts'
import { isCode, normalizeCode, resendWait } from '#src/domain/auth/one-time-code.ts'
import { RESEND_WAIT_S } from '#src/domain/limits.ts'
import { type AccessDraftStore, useAccessDraft } from '#src/features/access/access-draft.ts'
import { AccessForm } from '#src/features/access/public-page.tsx'
import { useNow } from '#src/i18n/use-now.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import { showToast } from '#src/ui/toast.tsx'
import classes from '#src/features/access/access-form.module.css'

const codeForm = z.object({
  code: z.pipe(z.pipe(requiredText, z.transform(normalizeCode)), z.string().check(z.refine(isCode, 'code'))),
})

/** Offers another code once the wait after the last one is over. */
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
      // Another tab has just requested a code: the wait applies to this tab too.
      if (apiError(error)?.code === 'TOO_MANY_REQUESTS') draft.setState({ sentAt: Date.now() })
      await showToast({ kind: 'error', title: t('errors:title'), message: errorText(error) })
    }
  }
  if (wait > 0) return <span>{t('access:code.wait', { count: Math.min(wait, RESEND_WAIT_S) })}</span>
  return (
    <button type="button" data-text-button onClick={() => void send()}>
      {t('access:code.resend')}
    </button>
  )
}

type Props = {
  draft: AccessDraftStore
  lead: string
  progress?: ReactNode
  isPending: boolean
  error: unknown
  onBack: () => void
  onResend: () => Promise<unknown>
  onCode: (code: string) => Promise<void>
}

/** Asks for the code of the e-mail. A phone that receives it may fill it in. */
export const CodeStep = ({ draft, lead, progress, isPending, error, onBack, onResend, onCode }: Props) => {
  const { t } = useTranslation(['access', 'errors'])
  const { code } = useAccessDraft(draft)
  const form = useForm({ resolver: zodResolver(codeForm), defaultValues: { code } })
  const fieldError = useFieldError(form.formState.errors)
  const refused = apiError(error)
  const isWrong = refused?.message === 'INVALID_CODE'
  // Too many wrong codes were typed. Unless the server says how long, waiting does not help, only a new code does.
  const needsNewCode = refused?.code === 'TOO_MANY_REQUESTS' && refused.retryAfterSeconds === undefined
  const failure = needsNewCode ? t('access:code.tooManyTries') : errorText(error)
  // A refusal arrives as the `error` prop.
  const submit = form.handleSubmit((values) => onCode(values.code).catch(() => undefined))
  return (
    <AccessForm
      title={t('access:code.title')}
      lead={lead}
      progress={progress}
      onSubmit={(event) => void submit(event)}
      failure={error !== null && !isWrong && <FieldError>{failure}</FieldError>}
      elsewhere={
        <p className={classes.links}>
          <ResendCode draft={draft} onResend={onResend} />
          <button type="button" data-text-button onClick={onBack}>
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
