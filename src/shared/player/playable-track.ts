import type { Asset, Media } from '#src/contract/assets.ts'
import { readPeaks } from '#src/domain/media/sound-report.ts'
import { fullTitle } from '#src/domain/metadata/full-title.ts'
import { joinedNames } from '#src/domain/text/names.ts'

/** A recording that the player can play. One asset may have two: its master and Dolby Atmos. */
export type PlayableTrack = {
  fileId: string
  assetId: string
  title: string
  artists: string
  cover: string | null
  /** Empty when the file is not on the server. */
  url: string
  durationMs: number
  /** Its waveform; empty where nobody has listened to the file yet. */
  peaks: readonly number[]
}

type Recorded = Pick<Asset, 'title' | 'media'> & { version: string | null; artists: readonly { name: string }[] }

/** What can be played of an asset; nothing without a sound file. A video has a player of its own, with a picture. */
export const playableTrack = (
  assetId: string,
  { title, version, artists, media }: Recorded,
  cover: string | null,
): PlayableTrack | null =>
  media === null || media.video !== undefined
    ? null
    : {
        fileId: media.fileId,
        assetId,
        title: fullTitle({ title, version }),
        artists: joinedNames(artists),
        cover,
        url: media.url,
        durationMs: media.durationMs,
        peaks: media.soundReport ? readPeaks(media.soundReport.peaks) : [],
      }

/** A file of which nothing else is known, as in the form of its asset. */
export const playableFile = (media: Media): PlayableTrack | null =>
  playableTrack('', { title: media.fileName, version: null, artists: [], media }, null)
