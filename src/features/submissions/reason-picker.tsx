import { TextInput } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Asset } from '#src/contract/assets.ts'
import {
  type GivenReason,
  REASONS_BY_STEP,
  REJECTION_REASONS,
  type RejectionReason,
  trackFieldOfReason,
} from '#src/domain/submission/decision.ts'
import { isFoundIn } from '#src/domain/text/compare.ts'
import classes from '#src/features/submissions/rejection-form.module.css'
import { IconSearch } from '#src/ui/icons.ts'

export type ReviewedTrack = Pick<Asset, 'id' | 'title'>
/** The tracks that a picked reason is about; none where it is about the release. */
export type PickedReasons = ReadonlyMap<RejectionReason, ReadonlySet<string>>

/** The picked reasons as they are written, in their usual order, a track at a time. */
export const givenReasons = (picked: PickedReasons, tracks: readonly ReviewedTrack[]): GivenReason[] =>
  REJECTION_REASONS.flatMap((code): GivenReason[] => {
    const about = picked.get(code)
    if (about === undefined) return []
    const named = tracks.filter(({ id }) => about.has(id))
    return named.length === 0 ? [{ code, assetId: null }] : named.map(({ id }) => ({ code, assetId: id }))
  })

const without = <T,>(set: ReadonlySet<T>, item: T) => new Set([...set].filter((each) => each !== item))

/** The picked reasons, and what a press does to them. */
export const usePickedReasons = () => {
  const [picked, setPicked] = useState<PickedReasons>(new Map())
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

type Props = ReturnType<typeof usePickedReasons> & { tracks: readonly ReviewedTrack[] }

/** The usual reasons by what they are about. Enter picks the first one that is found. */
export const ReasonPicker = ({ picked, toggle, toggleTrack, tracks }: Props) => {
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
