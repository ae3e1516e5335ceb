import { markDraftFileCancelled } from '#src/offline/drafts/draft-files.ts'
import { cancelUpload, retryUpload } from '#src/shared/upload/upload-queue.ts'
import { uploadOf } from '#src/shared/upload/upload-store.ts'

/** Cancels the upload of a picked file, which stays picked, so that it can be sent after all: also after a reload. */
export const cancelDraftUpload = (key: string) => {
  cancelUpload(key)
  if (uploadOf(key)?.state === 'CANCELLED') void markDraftFileCancelled(key, true)
}

export const retryDraftUpload = (key: string) => {
  void markDraftFileCancelled(key, false)
  retryUpload(key)
}
