import { Button, Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import type { TrackForm } from '#src/features/releases/workspace/form/track-form.ts'
import { followingOf, type Credits, creditsOf, withCredits } from '#src/features/releases/workspace/tracks/tracklist.ts'
import { useFormContext } from 'react-hook-form'
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

/** Copies the credits of another track to this one, or of this one to all that follow. */
export const CopyCreditsForm = ({ tracks, assetId, onDone }: Props) => {
  const { t } = useTranslation('releases')
  const copy = useCopyCredits()
  const others = tracks.filter((track) => track.assetId !== assetId)
  const at = tracks.findIndex((track) => track.assetId === assetId)
  const [from, setFrom] = useState((tracks[at - 1] ?? others[0])?.assetId ?? '')
  const following = followingOf(tracks, assetId)
  const nameOf = ({ assetId: id, title }: TrackForm) =>
    `${tracks.findIndex((track) => track.assetId === id) + 1}. ${title || t('tracks.untitled')}`
  const run = (source: string, to: readonly string[]) => {
    copy(source, to)
    onDone()
  }
  return (
    <Stack gap="md">
      <Radio.Group label={t('credits.from')} value={from} onChange={setFrom}>
        <Stack gap="sm" mt="xs">
          {others.map((track) => (
            <Radio key={track.assetId} value={track.assetId} label={nameOf(track)} />
          ))}
        </Stack>
      </Radio.Group>
      <Button onClick={() => run(from, [assetId])}>{t('credits.copyHere')}</Button>
      {following.length > 0 && (
        <Button
          variant="default"
          onClick={() =>
            run(
              assetId,
              following.map((track) => track.assetId),
            )
          }
        >
          {t('credits.copyToNext', { count: following.length })}
        </Button>
      )}
    </Stack>
  )
}
