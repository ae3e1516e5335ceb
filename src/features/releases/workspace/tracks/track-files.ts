import { discardPickedMaster, pickedMaster, pickMaster } from '#src/shared/upload/picked-masters.ts'
import { purposeOf } from '#src/shared/media/master-purpose.ts'
import type { TrackForm } from '#src/features/releases/workspace/release-form.ts'
import { deleteDraftFile, saveDraftFile, readDraftFile } from '#src/offline/drafts/draft-files.ts'

type Track = Pick<TrackForm, 'assetId' | 'format'>

/** A picked master is read and sent, and kept with the draft either way. */
export const addTrackFile = async ({ assetId, format }: Track, file: File) => {
  await Promise.all([saveDraftFile(assetId, file), pickMaster(assetId, file, purposeOf(format))])
}

/** After a reload: masters that were picked but had not arrived are read and sent again. */
export const resumeTrackFile = async ({ assetId, format }: Track) => {
  if (pickedMaster(assetId) !== undefined) return
  const file = await readDraftFile(assetId)
  if (file !== null) await pickMaster(assetId, file, purposeOf(format))
}

export const discardTrackFile = (assetId: string) => {
  discardPickedMaster(assetId)
  void deleteDraftFile(assetId)
}
