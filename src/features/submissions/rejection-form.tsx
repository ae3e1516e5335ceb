import { Button, Textarea } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { REASON_MAX } from '#src/domain/limits.ts'
import { stepOf } from '#src/domain/fields.ts'
import { WORKSPACE_STEPS } from '#src/domain/workspace-step.ts'
import {
  fieldOfReason,
  REJECTION_REASONS,
  type RejectionReason,
  writeReason,
} from '#src/domain/submission/rejection-reason.ts'
import classes from '#src/features/submissions/decision.module.css'

const stepFor = (code: RejectionReason) => (code === 'OTHER' ? 'overview' : stepOf(fieldOfReason(code)))
/** What may be picked for a release that goes back. */
export const MENDABLE = WORKSPACE_STEPS.map((step) => ({
  step,
  codes: REJECTION_REASONS.filter((code) => stepFor(code) === step),
})).filter(({ codes }) => codes.length > 0)

type Props = {
  label: string
  lead: string
  /** Without any, only words are asked for. */
  groups?: typeof MENDABLE
  busy: boolean
  onCancel: () => void
  onReject: (reason: string) => void
}

/** Why it goes back: what is picked leads the member to the field, what is written says it in the reviewer's words. */
export const RejectionForm = ({ label, lead, groups = [], busy, onCancel, onReject }: Props) => {
  const { t } = useTranslation(['submissions', 'reasons', 'common'])
  const [picked, setPicked] = useState<readonly RejectionReason[]>([])
  const [reasonText, setWords] = useState('')
  const room =
    REASON_MAX -
    writeReason(
      REJECTION_REASONS.filter((code) => picked.includes(code)),
      '',
    ).length
  const toggle = (code: RejectionReason) =>
    setPicked(picked.includes(code) ? picked.filter((each) => each !== code) : [...picked, code])
  const reject = () =>
    onReject(
      writeReason(
        REJECTION_REASONS.filter((code) => picked.includes(code)),
        reasonText.trim().slice(0, room),
      ),
    )
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    reject()
  }

  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        reject()
      }}
    >
      <Textarea
        data-autofocus
        label={t('submissions:reason')}
        description={lead}
        rows={3}
        maxLength={room}
        value={reasonText}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
        onKeyDown={sendByKey}
      />
      {groups.map(({ step, codes }) => (
        <fieldset key={step} className={classes.group}>
          <legend>{t(`submissions:about.${step}`)}</legend>
          {codes.map((code) => (
            <label key={code} className={classes.chip}>
              <input type="checkbox" checked={picked.includes(code)} onChange={() => toggle(code)} />
              {t(`reasons:${code}`)}
            </label>
          ))}
        </fieldset>
      ))}
      <div className={classes.actions}>
        <Button variant="default" onClick={onCancel} disabled={busy}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" className={classes.reject} loading={busy}>
          {label}
        </Button>
      </div>
    </form>
  )
}
