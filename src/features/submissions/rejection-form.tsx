import { Button, Textarea, TextInput } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Asset } from '#src/contract/assets.ts'
import { REASON_MAX } from '#src/domain/limits.ts'
import {
  type GivenReason,
  writeReason,
  REASONS_BY_STEP,
  REJECTION_REASONS,
  type RejectionReason,
  trackFieldOfReason,
} from '#src/domain/submission/decision.ts'
import { isFoundIn } from '#src/domain/text/compare.ts'
import { formatList } from '#src/i18n/format-list.ts'
import { isApple } from '#src/platform/apple.ts'
import { reasonText } from '#src/shared/release/reason-text.ts'
import { IconSearch } from '#src/ui/icons.ts'
import classes from '#src/features/submissions/rejection-form.module.css'

type ReviewedTrack = Pick<Asset, 'id' | 'title'>
/** The tracks that a picked reason is about; none where it is about the release. */
type PickedReasons = ReadonlyMap<RejectionReason, ReadonlySet<string>>

/** The picked reasons as they are written, in their usual order, a track at a time. */
const givenReasons = (picked: PickedReasons, tracks: readonly ReviewedTrack[]): GivenReason[] =>
  REJECTION_REASONS.flatMap((code): GivenReason[] => {
    const about = picked.get(code)
    if (about === undefined) return []
    const named = tracks.filter(({ id }) => about.has(id))
    return named.length === 0 ? [{ code, assetId: null }] : named.map(({ id }) => ({ code, assetId: id }))
  })

const without = <T,>(set: ReadonlySet<T>, item: T) => new Set([...set].filter((each) => each !== item))

/** What a reviewer gives as reasons: it outlasts the dialog, which closes when the release changes behind it. */
export type Rejection = { picked: PickedReasons; text: string }
export const NO_REASONS: Rejection = { picked: new Map(), text: '' }

/** The picked reasons, and what a press does to them. */
const usePickedReasons = (picked: PickedReasons, setPicked: (picked: PickedReasons) => void) => {
  const set = (code: RejectionReason, about: ReadonlySet<string> | null) => {
    const others = [...picked].filter(([each]) => each !== code)
    setPicked(new Map(about === null ? others : [...others, [code, about]]))
  }
  return {
    picked,
    toggle: (code: RejectionReason) => set(code, picked.has(code) ? null : new Set()),
    toggleTrack: (code: RejectionReason, id: string) => {
      const about = picked.get(code) ?? new Set<string>()
      set(code, about.has(id) ? without(about, id) : new Set([...about, id]))
    },
  }
}

type TracksProps = {
  code: RejectionReason
  tracks: readonly ReviewedTrack[]
  about: ReadonlySet<string>
  onToggle: (id: string) => void
}

/** The numbers of the tracks that a reason is about; without any it is about the release. */
const TracksOfReason = ({ code, tracks, about, onToggle }: TracksProps) => {
  const { t } = useTranslation(['submissions', 'reasons'])
  return (
    <fieldset
      className={classes.tracks}
      aria-label={t('submissions:reasons.onTracks', { reason: t(`reasons:${code}`) })}
    >
      <span aria-hidden>{t('submissions:reasons.tracks')}</span>
      {tracks.map(({ id, title }, index) => (
        <label key={id} className={classes.track} title={title}>
          <input
            type="checkbox"
            aria-label={t('submissions:track', { number: index + 1, title })}
            checked={about.has(id)}
            onChange={() => onToggle(id)}
          />
          {index + 1}
        </label>
      ))}
    </fieldset>
  )
}

type ReviewedTrackProps = ReturnType<typeof usePickedReasons> & { tracks: readonly ReviewedTrack[] }

/** The usual reasons by what they are about. Enter picks the first one that is found. */
const ReasonPicker = ({ picked, toggle, toggleTrack, tracks }: ReviewedTrackProps) => {
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
    toggle(first)
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
            {codes.map((code) => {
              const about = picked.get(code)
              const hasTracks = tracks.length > 1 && trackFieldOfReason(code) !== undefined
              return (
                <div key={code} className={classes.given} data-picked={about !== undefined || undefined}>
                  <label className={classes.reason}>
                    <input type="checkbox" checked={about !== undefined} onChange={() => toggle(code)} />
                    {t(`reasons:${code}`)}
                  </label>
                  {about !== undefined && hasTracks && (
                    <TracksOfReason
                      code={code}
                      tracks={tracks}
                      about={about}
                      onToggle={(id) => toggleTrack(code, id)}
                    />
                  )}
                </div>
              )
            })}
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
  tracks: readonly ReviewedTrack[]
  rejection: Rejection
  onChange: (rejection: Rejection) => void
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
  rejection: { picked, text },
  onChange,
  busy,
  onCancel,
  onReject,
}: Props) => {
  const { t, i18n } = useTranslation(['submissions', 'reasons', 'common'])
  const reasons = usePickedReasons(picked, (next) => onChange({ picked: next, text }))
  const given = givenReasons(reasons.picked, tracks)
  const room = REASON_MAX - writeReason(given, '').length
  // Reasons may be picked after a long message was written: nothing of it is cut off.
  const isTooLong = room >= 0 && text.trim().length > room
  const canReject = room >= 0 && !isTooLong
  const reject = () => {
    if (canReject) onReject(writeReason(given, text.trim()))
  }
  const names = given.map((each) => reasonText(each, tracks))
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
            {lead}{' '}
            <span className={classes.keys}>{t('submissions:sendKeys', { command: isApple ? '⌘' : 'Ctrl' })}</span>
          </>
        }
        rows={2}
        maxLength={Math.max(text.length, room)}
        error={isTooLong && t('submissions:reasons.tooLong', { count: text.trim().length - room })}
        value={text}
        onChange={({ currentTarget }) => onChange({ picked, text: currentTarget.value })}
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
        <Button type="submit" className={classes.reject} loading={busy} disabled={!canReject}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
