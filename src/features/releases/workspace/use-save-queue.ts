import { useCallback, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { setTrackRevision, saveTrack } from '#src/features/releases/workspace/save-release.ts'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import type { TrackForm } from '#src/features/releases/workspace/form/track-form.ts'

/**
 * What is sent of one release goes out one thing after the other: a master that arrives while the release is being
 * saved would make its asset a second time, without knowing of the first.
 */
export const useSaveQueue = (form: UseFormReturn<ReleaseForm>, onTrackSaved: (track: TrackForm) => void) => {
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const enqueue = useCallback((turn: () => Promise<unknown>) => {
    const result = last.current.then(turn)
    last.current = result.catch(() => undefined)
    return result
  }, [])

  const onMasterUploaded = useCallback(
    (assetId: string) => {
      const save = async () => {
        const track = form.getValues('tracks').find((each) => each.assetId === assetId)
        if (track === undefined) return
        const saved = await saveTrack(track)
        setTrackRevision(form, saved)
        onTrackSaved({ ...track, revision: saved.revision })
      }
      // What cannot be sent now is sent with the release: the draft has it.
      enqueue(save).catch(() => undefined)
    },
    [form, enqueue, onTrackSaved],
  )
  return { enqueue, onMasterUploaded }
}
