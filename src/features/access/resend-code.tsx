import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiError } from '#src/api/errors.ts'
import { errorText } from '#src/api/error-text.ts'
import { RESEND_WAIT_S, resendWait } from '#src/domain/auth/one-time-code.ts'
import { type AccessDraftStore, useAccessDraft } from '#src/features/access/access-draft.ts'
import { showToast } from '#src/ui/toast.tsx'
import classes from '#src/features/access/access-form.module.css'

const useWait = (sentAt: number | null) => {
  const [now, setNow] = useState(Date.now)
  const wait = sentAt === null ? 0 : resendWait(sentAt, now)
  useEffect(() => {
    if (wait === 0) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [wait])
  return wait
}

/** Sends another code, as soon as one may be asked for again. */
export const ResendCode = ({ draft, onResend }: { draft: AccessDraftStore; onResend: () => Promise<unknown> }) => {
  const { t } = useTranslation(['access', 'errors'])
  const wait = useWait(useAccessDraft(draft).sentAt)
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
