import { Button, Checkbox, Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import type { TrackForm } from '#src/features/releases/workspace/form/track-form.ts'
import {
  creditCopies,
  type Credits,
  creditsOf,
  withCredits,
} from '#src/features/releases/workspace/tracks/tracklist.ts'
import { showToast } from '#src/ui/toast.tsx'

const CHANGED = { shouldDirty: true, shouldTouch: true }

/** Copies the credits of one track to others. The toast offers to undo it. */
const useCopyCredits = () => {
  const { t } = useTranslation('releases')
  const { getValues, setValue } = useFormContext<ReleaseForm>()
  const setCredits = (credits: ReadonlyMap<string, Credits>) =>
    setValue('tracks', withCredits(getValues('tracks'), credits), CHANGED)

  return (from: string, to: readonly string[]) => {
    const tracks = getValues('tracks')
    const source = tracks.find(({ assetId }) => assetId === from)
    if (source === undefined) return
    const before = new Map(
      tracks.filter(({ assetId }) => to.includes(assetId)).map((track) => [track.assetId, creditsOf(track)]),
    )
    setCredits(new Map(to.map((assetId) => [assetId, creditsOf(source)])))
    void showToast({
      kind: 'success',
      title: t('credits.copied', { count: to.length, title: source.title || t('tracks.untitled') }),
      message: '',
      action: { label: t('undo'), run: () => setCredits(before) },
    })
  }
}

type Props = { tracks: readonly TrackForm[]; assetId: string; onDone: () => void }

const useTrackName = (tracks: readonly TrackForm[]) => {
  const { t } = useTranslation('releases')
  return ({ assetId, title }: TrackForm) =>
    `${tracks.findIndex((track) => track.assetId === assetId) + 1}. ${title || t('tracks.untitled')}`
}

const CopyFrom = ({ tracks, assetId, onDone }: Props) => {
  const { t } = useTranslation('releases')
  const copy = useCopyCredits()
  const nameOf = useTrackName(tracks)
  const { sources, nearest } = creditCopies(tracks, assetId)
  const [from, setFrom] = useState(nearest?.assetId ?? '')
  return (
    <Stack gap="md">
      <Radio.Group label={t('credits.from')} value={from} onChange={setFrom}>
        <Stack gap="sm" mt="xs">
          {sources.map((track) => (
            <Radio key={track.assetId} value={track.assetId} label={nameOf(track)} />
          ))}
        </Stack>
      </Radio.Group>
      <Button
        onClick={() => {
          copy(from, [assetId])
          onDone()
        }}
      >
        {t('credits.copyHere')}
      </Button>
    </Stack>
  )
}

const CopyTo = ({ tracks, assetId, onDone }: Props) => {
  const { t } = useTranslation('releases')
  const copy = useCopyCredits()
  const nameOf = useTrackName(tracks)
  const { targets } = creditCopies(tracks, assetId)
  const all = targets.map((track) => track.assetId)
  const [chosen, setChosen] = useState<string[]>([])
  return (
    <Stack gap="md">
      <Checkbox.Group label={t('credits.to')} value={chosen} onChange={setChosen}>
        <Stack gap="sm" mt="xs">
          {targets.map((track) => (
            <Checkbox key={track.assetId} value={track.assetId} label={nameOf(track)} />
          ))}
        </Stack>
      </Checkbox.Group>
      {targets.length > 1 && (
        <Checkbox
          label={t('credits.all')}
          checked={chosen.length === all.length}
          indeterminate={chosen.length > 0 && chosen.length < all.length}
          onChange={() => setChosen(chosen.length === all.length ? [] : all)}
        />
      )}
      <Button
        disabled={chosen.length === 0}
        onClick={() => {
          copy(assetId, chosen)
          onDone()
        }}
      >
        {t('credits.copyTo', { count: chosen.length })}
      </Button>
    </Stack>
  )
}

/** Copies the credits of another track to this one, or of this one to the others that are chosen. */
export const CopyCreditsForm = (props: Props) => {
  const { t } = useTranslation('releases')
  const { sources, targets } = creditCopies(props.tracks, props.assetId)
  const [direction, setDirection] = useState('from')
  if (targets.length === 0) return <CopyFrom {...props} />
  if (sources.length === 0) return <CopyTo {...props} />
  return (
    <Stack gap="lg">
      <Radio.Group aria-label={t('credits.direction')} value={direction} onChange={setDirection}>
        <Stack gap="sm">
          <Radio value="from" label={t('credits.fromAnother')} />
          <Radio value="to" label={t('credits.toOthers')} />
        </Stack>
      </Radio.Group>
      {direction === 'from' ? <CopyFrom {...props} /> : <CopyTo {...props} />}
    </Stack>
  )
}
