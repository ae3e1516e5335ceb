import { Button, Textarea, TextInput } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { REASON_MAX } from '#src/domain/limits.ts'
import {
  REASONS_BY_STEP,
  REJECTION_REASONS,
  type RejectionReason,
  writeReason,
} from '#src/domain/submission/decision.ts'
import { isFoundIn } from '#src/domain/text/compare.ts'
import classes from '#src/features/submissions/rejection-form.module.css'
import { formatList } from '#src/i18n/names.ts'
import { IconSearch } from '#src/ui/icons.ts'

type ReasonPickerProps = { picked: readonly RejectionReason[]; onToggle: (code: RejectionReason) => void }

/** The usual reasons by what they are about. Enter picks the first one that is found. */
const ReasonPicker = ({ picked, onToggle }: ReasonPickerProps) => {
  const { t } = useTranslation(['submissions', 'reasons'])
  const [search, setSearch] = useState('')
  const groups = REASONS_BY_STEP.map(({ step, codes }) => {
    const name = t(`submissions:about.${step}`)
    return { step, name, codes: codes.filter((code) => isFoundIn(search, `${name} ${t(`reasons:${code}`)}`)) }
  }).filter(({ codes }) => codes.length > 0)
  const pickFirst = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const first = groups[0]?.codes[0]
    if (search.trim() === '' || first === undefined) return
    onToggle(first)
    setSearch('')
  }
  return (
    <div className={classes.picker}>
      <TextInput
        data-autofocus
        type="search"
        aria-label={t('submissions:reasons.search')}
        placeholder={t('submissions:reasons.search')}
        leftSection={<IconSearch size={16} aria-hidden />}
        autoComplete="off"
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        onKeyDown={pickFirst}
      />
      <div className={classes.reasons}>
        {groups.length === 0 && <p className={classes.none}>{t('submissions:reasons.none')}</p>}
        {groups.map(({ step, name, codes }) => (
          <fieldset key={step} className={classes.group}>
            <legend>{name}</legend>
            {codes.map((code) => (
              <label key={code} className={classes.reason}>
                <input type="checkbox" checked={picked.includes(code)} onChange={() => onToggle(code)} />
                {t(`reasons:${code}`)}
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </div>
  )
}

type Props = {
  textLabel: string
  lead: string
  submitLabel: string
  /** A takedown is refused with a text only. */
  hasReasons: boolean
  busy: boolean
  onCancel: () => void
  onReject: (reason: string) => void
}

/** Why a reviewer says no: a picked reason leads the member to its field, a text explains it. */
export const RejectionForm = ({ textLabel, lead, submitLabel, hasReasons, busy, onCancel, onReject }: Props) => {
  const { t, i18n } = useTranslation(['submissions', 'reasons', 'common'])
  const [picked, setPicked] = useState<readonly RejectionReason[]>([])
  const [text, setText] = useState('')
  const codes = REJECTION_REASONS.filter((code) => picked.includes(code))
  const room = REASON_MAX - writeReason(codes, '').length
  const reject = () => onReject(writeReason(codes, text.trim().slice(0, room)))
  const names = codes.map((code) => t(`reasons:${code}`))
  useHotkeys([['mod+Enter', reject]], [])

  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        reject()
      }}
    >
      {hasReasons && (
        <ReasonPicker
          picked={picked}
          onToggle={(code) =>
            setPicked(picked.includes(code) ? picked.filter((each) => each !== code) : [...picked, code])
          }
        />
      )}
      <Textarea
        data-autofocus={!hasReasons || undefined}
        label={textLabel}
        description={
          <>
            {lead} <span className={classes.keys}>{t('submissions:sendKeys')}</span>
          </>
        }
        rows={2}
        maxLength={room}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className={classes.footer}>
        <output className={classes.picked}>
          {names.length > 0 &&
            t('submissions:reasons.picked', { count: names.length, names: formatList(names, i18n.language) })}
        </output>
        <Button variant="default" onClick={onCancel} disabled={busy}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" className={classes.reject} loading={busy}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
