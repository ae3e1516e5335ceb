import type { ReleaseForm, TrackForm } from '#src/features/releases/workspace/release-form.ts'
import { titleFromFileName } from '#src/domain/metadata/title.ts'

/** A track for a file just picked, with what it most likely shares with its release. */
export const newTrack = (assetId: string, fileName: string, release: ReleaseForm): TrackForm => ({
  assetId,
  revision: null,
  format: release.format === 'VIDEO' ? 'VIDEO' : 'TRACK',
  title: titleFromFileName(fileName),
  version: '',
  artists: release.artists,
  composer: [],
  lyricist: [],
  isrc: '',
  explicit: release.explicit,
  language: release.defaultLanguage,
  metadataLanguage: '',
  lyrics: '',
  previewStart: '',
  previewLength: '',
  media: null,
  instantGratification: false,
})
