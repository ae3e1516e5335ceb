import { useCallback, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { adoptAsset } from '#src/features/releases/workspace/adopt.ts'
import type { ReleaseForm, TrackForm } from '#src/features/releases/workspace/release-form.ts'
import { saveTrack } from '#src/features/releases/workspace/save.ts'

/**
 * What is sent of one release goes out one thing after the other: a master that arrives while the release is being
 * saved would make its asset a second time, without knowing of the first.
 */
export const useTurns = (form: UseFormReturn<ReleaseForm>, onTrackSaved: (track: TrackForm) => void) => {
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const take = useCallback((turn: () => Promise<unknown>) => {
    const taken = last.current.then(turn)
    last.current = taken.catch(() => undefined)
    return taken
  }, [])

  const onArrived = useCallback(
    (assetId: string) => {
      const save = async () => {
        const track = form.getValues('tracks').find((each) => each.assetId === assetId)
        if (track === undefined) return
        const saved = await saveTrack(track)
        adoptAsset(form, saved)
        onTrackSaved({ ...track, revision: saved.revision })
      }
      // What cannot be sent now is sent with the release: the draft has it.
      take(save).catch(() => undefined)
    },
    [form, take, onTrackSaved],
  )
  return { take, onArrived }
}
