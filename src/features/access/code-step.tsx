import { Button, TextInput } from '@mantine/core'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { apiError } from '#src/api/errors.ts'
import { errorText } from '#src/api/error-text.ts'
import { AccessForm } from '#src/features/access/access-form.tsx'
import { codeForm } from '#src/features/access/access-schemas.ts'
import { ResendCode } from '#src/features/access/resend-code.tsx'
import { type AccessDraftStore, useAccessDraft } from '#src/features/access/access-draft.ts'
import { useFieldError } from '#src/auth/password/use-field-error.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import classes from '#src/features/access/access-form.module.css'

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
  useEffect(() => form.setFocus('code'), [form])
  const said = apiError(error)
  const isWrong = said?.message === 'INVALID_CODE'
  // Of a code that was typed this means too many tries: only a new one helps, however long one waits.
  const failure = said?.code === 'TOO_MANY_REQUESTS' ? t('access:code.spoiled') : errorText(error)
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
