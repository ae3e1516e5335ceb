import { Button, Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TrackForm } from '#src/features/releases/workspace/release-form.ts'
import { followingOf } from '#src/features/releases/workspace/tracks/track-credits.ts'
import { useCopyCredits } from '#src/features/releases/workspace/tracks/use-copy-credits.ts'

type Props = { tracks: readonly TrackForm[]; assetId: string; onDone: () => void }

/** Takes the credits of another track, or gives this one's to all that follow. */
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
      <Button onClick={() => run(from, [assetId])}>{t('credits.take')}</Button>
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
          {t('credits.give', { count: following.length })}
        </Button>
      )}
    </Stack>
  )
}
