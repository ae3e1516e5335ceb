import { useDidUpdate } from '@mantine/hooks'
import { useCallback, useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { ReleaseDetail } from '#src/contract/releases.ts'
import { setRevisions } from '#src/features/releases/workspace/save-release.ts'
import { formFromDetail, type ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import type { TrackForm } from '#src/features/releases/workspace/form/track-form.ts'
import { isNewer, isSame } from '#src/features/releases/workspace/form/merge-release.ts'
import type { OpenedReleaseDraft } from '#src/features/releases/workspace/form/release-draft.ts'

type Options = { opened: OpenedReleaseDraft; detail: ReleaseDetail | null; fresh: ReleaseForm }

/** The form, what it was typed over, and the draft that follows every change of it. */
export const useReleaseForm = ({ opened, detail, fresh }: Options) => {
  const saved = detail === null ? null : formFromDetail(detail)
  const [baseline, setBaseline] = useState(opened.values?.baseline ?? saved)
  const form = useForm<ReleaseForm>({ mode: 'onBlur', defaultValues: opened.values?.values ?? saved ?? fresh })
  const { draft } = opened

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (baseline !== null && isSame(baseline, values)) void draft.discard()
          else draft.changed({ values, baseline })
        },
      }),
    [form, draft, baseline],
  )
  useEffect(() => () => draft.close(), [draft])

  // A track is saved as soon as its master is there: nobody has to save for it what stands already.
  const rebaseTrack = useCallback((saved: TrackForm) => {
    const replaceTrack = (track: TrackForm) => (track.assetId === saved.assetId ? saved : track)
    setBaseline((before) => before && { ...before, tracks: before.tracks.map(replaceTrack) })
  }, [])
  useDidUpdate(() => {
    if (baseline !== null && isSame(baseline, form.getValues())) void draft.discard()
  }, [baseline])

  // What was shown first may be what this device kept: where nothing was typed over it, what stands now takes its place.
  useDidUpdate(() => {
    if (detail === null || saved === null || baseline === null) return
    if (!isNewer(saved, baseline) || !isSame(baseline, form.getValues())) return
    setBaseline(saved)
    if (isSame(saved, form.getValues())) setRevisions(form, detail)
    else form.reset(saved)
  }, [detail])

  return { form, baseline, setBaseline, rebaseTrack }
}
