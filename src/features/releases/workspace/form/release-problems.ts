import dayjs from 'dayjs'
import type { Problem } from '#src/domain/problem.ts'
import { type CheckedRelease, releaseProblems } from '#src/domain/release/check.ts'
import { type ReleaseForm, releaseForm, releaseInputOf } from '#src/features/releases/workspace/form/release-form.ts'
import { assetInputOf } from '#src/features/releases/workspace/form/track-form.ts'

/** Unlike what is sent, a year still being typed is one: a wrong one. */
const typedYear = (text: string): number | null => (text.trim() === '' ? null : Number(text))

/** What is being typed, as the rules ask for it: the same that the API checks when it is submitted. */
const checkedReleaseOf = (form: ReleaseForm): CheckedRelease => ({
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

/** What the rules find in a release; what they found before stays the same object, so that its field does not render. */
export const findProblems = (values: ReleaseForm, before: readonly Problem[] = []): readonly Problem[] => {
  const form = releaseForm.safeParse(values)
  if (!form.success) return []
  const known = new Map(before.map((problem) => [JSON.stringify(problem), problem]))
  return releaseProblems(checkedReleaseOf(form.data), dayjs().format('YYYY-MM-DD')).map(
    (problem) => known.get(JSON.stringify(problem)) ?? problem,
  )
}
