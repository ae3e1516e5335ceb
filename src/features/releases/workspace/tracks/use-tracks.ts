import { useFormContext } from 'react-hook-form'
import { useWatch } from 'react-hook-form'
import type { Asset } from '#src/contract/assets.ts'
import { trackFromAsset } from '#src/features/releases/workspace/form-from-detail.ts'
import type { ReleaseForm, TrackForm } from '#src/features/releases/workspace/release-form.ts'
import { moveItem } from '#src/features/releases/workspace/tracks/move-item.ts'
import { newTrack } from '#src/features/releases/workspace/tracks/new-track.ts'
import { addTrackFile, discardTrackFile } from '#src/features/releases/workspace/tracks/track-files.ts'

const CHANGED = { shouldDirty: true, shouldTouch: true }

/** The tracklist and all that can be done to it. */
export const useTracks = () => {
  const { control, getValues, setValue } = useFormContext<ReleaseForm>()
  const tracks = useWatch({ control, name: 'tracks' })
  const change = (next: TrackForm[]) => setValue('tracks', next, CHANGED)

  const addFiles = (files: readonly File[]) => {
    const added = files.map((file) => ({ file, track: newTrack(crypto.randomUUID(), file.name, getValues()) }))
    change([...getValues('tracks'), ...added.map(({ track }) => track)])
    for (const { file, track } of added) void addTrackFile(track, file)
  }
  const replaceFile = (assetId: string, file: File) => {
    discardTrackFile(assetId)
    change(getValues('tracks').map((track) => (track.assetId === assetId ? { ...track, media: null } : track)))
    const track = getValues('tracks').find((each) => each.assetId === assetId)
    if (track !== undefined) void addTrackFile(track, file)
  }
  const addAssets = (assets: readonly Asset[]) => change([...getValues('tracks'), ...assets.map(trackFromAsset)])
  const move = (from: number, to: number) => change(moveItem(getValues('tracks'), from, to))
  const remove = (assetId: string) => {
    discardTrackFile(assetId)
    change(getValues('tracks').filter((track) => track.assetId !== assetId))
  }
  return { tracks, addFiles, replaceFile, addAssets, move, remove }
}
