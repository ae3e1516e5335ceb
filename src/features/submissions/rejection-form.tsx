import { Button, Textarea } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { REASON_MAX } from '#src/domain/limits.ts'
import { type GivenReason, writeReason } from '#src/domain/submission/decision.ts'
import {
  givenReasons,
  ReasonPicker,
  type ReviewedTrack,
  usePickedReasons,
} from '#src/features/submissions/reason-picker.tsx'
import classes from '#src/features/submissions/rejection-form.module.css'
import { formatList } from '#src/i18n/names.ts'

type Props = {
  textLabel: string
  lead: string
  submitLabel: string
  /** A takedown is refused with a text only. */
  hasReasons: boolean
  tracks: readonly ReviewedTrack[]
  busy: boolean
  onCancel: () => void
  onReject: (reason: string) => void
}

/** Why a reviewer says no: a picked reason leads the member to its field, a text explains it. */
export const RejectionForm = ({
  textLabel,
  lead,
  submitLabel,
  hasReasons,
  tracks,
  busy,
  onCancel,
  onReject,
}: Props) => {
  const { t, i18n } = useTranslation(['submissions', 'reasons', 'common'])
  const reasons = usePickedReasons()
  const [text, setText] = useState('')
  const given = givenReasons(reasons.picked, tracks)
  const room = REASON_MAX - writeReason(given, '').length
  const reject = () => {
    if (room >= 0) onReject(writeReason(given, text.trim().slice(0, room)))
  }
  const nameOf = ({ code, assetId }: GivenReason) => {
    const number = tracks.findIndex(({ id }) => id === assetId) + 1
    const reason = t(`reasons:${code}`)
    return number === 0 ? reason : t('submissions:reasons.ofTrack', { reason, number })
  }
  const names = given.map(nameOf)
  useHotkeys([['mod+Enter', reject]], [])

  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        reject()
      }}
    >
      {hasReasons && <ReasonPicker {...reasons} tracks={tracks} />}
      <Textarea
        data-autofocus={!hasReasons || undefined}
        label={textLabel}
        description={
          <>
            {lead} <span className={classes.keys}>{t('submissions:sendKeys')}</span>
          </>
        }
        rows={2}
        maxLength={Math.max(0, room)}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className={classes.footer}>
        <output className={classes.picked}>
          {room < 0 && <span className={classes.tooMany}>{t('submissions:reasons.tooMany')}</span>}
          {room >= 0 &&
            names.length > 0 &&
            t('submissions:reasons.picked', { count: names.length, names: formatList(names, i18n.language) })}
        </output>
        <Button variant="default" onClick={onCancel} disabled={busy}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" className={classes.reject} loading={busy} disabled={room < 0}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
