import { createStore } from 'zustand/vanilla'
import { checkMaster } from '#src/shared/media/check-master.ts'
import type { MasterPurpose } from '#src/shared/media/master.ts'
import type { MasterFacts } from '#src/shared/media/probe-media.ts'
import { forgetUpload, startUpload } from '#src/shared/upload/upload-queue.ts'
import { isPending, uploadOf } from '#src/shared/upload/upload-store.ts'
import type { Media } from '#src/contract/assets.ts'
import { hasErrors, type Problem } from '#src/domain/problem.ts'

export type PickedMaster = { file: File; facts: MasterFacts | null; problems: Problem[] }

/** Masters picked on this page, by the key of their upload. They outlive the screen, as their uploads do. */
export const pickedMasters = createStore<Readonly<Record<string, PickedMaster>>>(() => ({}))

const set = (key: string, master: PickedMaster) => pickedMasters.setState({ [key]: master })
export const pickedMaster = (key: string): PickedMaster | undefined => pickedMasters.getState()[key]

/** Reads what a picked master is, in the browser, and sends it when the rules let it through. */
export const pickMaster = async (key: string, file: File, purpose: MasterPurpose) => {
  forgetUpload(key)
  set(key, { file, facts: null, problems: [] })
  const { facts, problems } = await checkMaster(file, purpose)
  // Another one was picked meanwhile, or none is wanted any more.
  if (pickedMaster(key)?.file !== file) return
  set(key, { file, facts, problems })
  if (!hasErrors(problems)) startUpload({ key, file, purpose })
}

export const discardPickedMaster = (key: string) => {
  forgetUpload(key)
  const { [key]: _dropped, ...rest } = pickedMasters.getState()
  pickedMasters.setState(rest, true)
}

/** What has arrived at the upload service, as an asset's media; null until then. */
export const uploadedMedia = (key: string): Media | null => {
  const upload = uploadOf(key)
  const picked = pickedMaster(key)
  if (upload?.state !== 'DONE' || upload.result === null || picked?.facts == null) return null
  const { truncated: _truncated, ...facts } = picked.facts
  return { ...facts, ...upload.result, fileName: picked.file.name }
}

/** Whether something picked under this key is wanted and has not arrived. */
export const isMasterUploading = (key: string): boolean => {
  const picked = pickedMaster(key)
  if (picked === undefined) return false
  const upload = uploadOf(key)
  return picked.facts === null || (upload !== undefined && (isPending(upload) || upload.state === 'FAILED'))
}
