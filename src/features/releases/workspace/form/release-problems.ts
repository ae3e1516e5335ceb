import dayjs from 'dayjs'
import { useDeferredValue, useMemo } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import type { Problem } from '#src/domain/problem.ts'
import { releaseProblems, type CheckedRelease } from '#src/domain/release/check.ts'
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

/** What the rules find in what is being typed; typing never waits for them. */
export const useReleaseProblems = (control: Control<ReleaseForm>): readonly Problem[] => {
  const values = useDeferredValue(useWatch({ control }))
  return useMemo(() => {
    const form = releaseForm.safeParse(values)
    return form.success ? releaseProblems(checkedReleaseOf(form.data), dayjs().format('YYYY-MM-DD')) : []
  }, [values])
}
