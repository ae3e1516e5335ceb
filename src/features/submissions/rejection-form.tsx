import { Button, Checkbox, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { REASON_MAX } from '#src/contract/resource.ts'
import { REJECTION_REASONS, writeReason } from '#src/domain/rejection-reason.ts'
import classes from '#src/features/submissions/submissions.module.css'

/** Room for the reasons picked, which travel in the same text. */
const WORDS_MAX = REASON_MAX - 800

type Props = { label: string; busy: boolean; onReject: (reason: string) => void }

/** Why it goes back: what is picked leads the member to the field, what is written says it in the reviewer's words. */
export const RejectionForm = ({ label, busy, onReject }: Props) => {
  const { t } = useTranslation(['submissions', 'reasons'])
  const [picked, setPicked] = useState<string[]>([])
  const [words, setWords] = useState('')
  const codes = REJECTION_REASONS.filter((code) => picked.includes(code))
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onReject(writeReason(codes, words.trim()))
      }}
    >
      <Textarea
        label={t('submissions:reason')}
        autosize
        minRows={3}
        maxLength={WORDS_MAX}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <Checkbox.Group label={t('submissions:reasons')} value={picked} onChange={setPicked} className={classes.reasons}>
        <div className={classes.choices}>
          {REJECTION_REASONS.map((code) => (
            <Checkbox key={code} value={code} label={t(`reasons:${code}`)} />
          ))}
        </div>
      </Checkbox.Group>
      <Button type="submit" color="red" loading={busy}>
        {label}
      </Button>
    </form>
  )
}
