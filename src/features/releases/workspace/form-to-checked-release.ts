import type { CheckedRelease } from '#src/domain/release/check.ts'
import type { ReleaseForm } from '#src/features/releases/workspace/release-form.ts'
import { assetInputOf, releaseInputOf } from '#src/features/releases/workspace/form-to-input.ts'

/** Unlike what is sent, a year still being typed is one: a wrong one. */
const typedYear = (text: string): number | null => (text.trim() === '' ? null : Number(text))

/** What is being typed, as the rules ask for it: the same that the API checks when it is submitted. */
export const checkedReleaseOf = (form: ReleaseForm): CheckedRelease => ({
  ...releaseInputOf(form),
  recordingYear: typedYear(form.recordingYear),
  artists: form.artists,
  hasCover: form.cover !== null,
  tracks: form.tracks.map((track) => ({
    ...assetInputOf(track),
    assetId: track.assetId,
    artists: track.artists,
    media: track.media,
  })),
})
