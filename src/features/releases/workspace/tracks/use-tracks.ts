import { useFormContext, useWatch } from 'react-hook-form'
import type { Asset } from '#src/contract/assets.ts'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { type TrackForm, trackFromAsset } from '#src/features/releases/workspace/form/track-form.ts'
import { moveItem, newTrack } from '#src/features/releases/workspace/tracks/tracklist.ts'
import { discardPickedMaster, pickedMaster, pickMaster } from '#src/shared/upload/picked-masters.ts'
import { UPLOAD_BYTES_MAX } from '#src/domain/media/upload-purpose.ts'
import { purposeOf } from '#src/shared/media/master.ts'
import { deleteDraftFile, saveDraftFile, readDraftFile } from '#src/offline/drafts/draft-files.ts'

type Track = Pick<TrackForm, 'assetId' | 'format'>

/** Reads and uploads a picked master, and stores it with the draft; one that is too large is refused without reading it. */
const addTrackFile = async ({ assetId, format }: Track, file: File) => {
  const purpose = purposeOf(format)
  const picking = pickMaster(assetId, file, purpose)
  if (file.size <= UPLOAD_BYTES_MAX[purpose]) await saveDraftFile(assetId, file)
  await picking
}

/** After a reload, uploads a picked master again that had not arrived. */
export const resumeTrackFile = async ({ assetId, format }: Track) => {
  if (pickedMaster(assetId) !== undefined) return
  const file = await readDraftFile(assetId)
  if (file !== null) await pickMaster(assetId, file, purposeOf(format))
}

export const discardTrackFile = (assetId: string) => {
  discardPickedMaster(assetId)
  void deleteDraftFile(assetId)
}

const CHANGED = { shouldDirty: true, shouldTouch: true }

/** The tracklist and the changes to it. */
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
