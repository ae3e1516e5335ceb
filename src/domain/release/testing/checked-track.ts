import type { CheckedTrack } from '#src/domain/release/track.ts'

/** A stereo master of three minutes and twenty seconds. */
export const MASTER = {
  container: 'WAV',
  durationMs: 200_000,
  sampleRate: 44_100,
  bitDepth: 16,
  channels: 2,
  bytes: 35_280_044,
}

/** A track with nothing against it, but for what is changed. */
export const checkedTrack = (assetId: string, change: Partial<CheckedTrack> = {}): CheckedTrack => ({
  assetId,
  format: 'TRACK',
  title: 'Paper Boats',
  version: null,
  artists: [{ artistId: 'a1', type: 'PRIMARY', name: 'Luna Sorbi' }],
  composer: ['Anna Ferrante'],
  lyricist: ['Anna Ferrante'],
  contributors: [],
  rightsClaim: null,
  isrc: null,
  explicit: false,
  language: 'en',
  metadataLanguage: null,
  lyrics: null,
  previewStart: null,
  previewLength: null,
  media: MASTER,
  ...change,
})
