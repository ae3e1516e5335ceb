import { ActionIcon } from '@mantine/core'
import { Suspense } from 'react'
import type { Asset } from '#src/contract/assets.ts'
import { loadTexts } from '#src/i18n/load-texts.ts'
import { type PlayableTrack, playableTrack } from '#src/shared/player/playable-track.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'
import link from '#src/shared/list/table/row-link.module.css'

const PlayButton = lazyPart<{ fileId: string; tracks: readonly PlayableTrack[] }>(async () => {
  const [{ PlayButton: Loaded }] = await Promise.all([
    import('#src/shared/player/play-button.tsx'),
    loadTexts('uploads'),
  ])
  return Loaded
})

/** Plays the recording of a row in the player bar; above the link that covers the row. */
export const AssetPlay = ({ asset }: { asset: Asset }) => {
  const track = playableTrack(asset.id, asset, null)
  if (track === null || track.url === '') return null
  return (
    <span className={link.above} data-card-end>
      <Suspense fallback={<ActionIcon aria-hidden disabled variant="transparent" />}>
        <PlayButton fileId={track.fileId} tracks={[track]} />
      </Suspense>
    </span>
  )
}
