import { createStore } from 'zustand/vanilla'
import { checkCover, mayBeSent } from '#src/catalogue/media/check-cover.ts'
import { forgetUpload, startUpload } from '#src/catalogue/uploads/engine.ts'
import { type UploadedFile, uploadOf, uploads } from '#src/catalogue/uploads/uploads.ts'
import type { Problem } from '#src/domain/problem.ts'
import { forgetFile, keepFile, keptFile, type Keeping } from '#src/offline/draft-files.ts'

export type PickedCover = { preview: string; checking: boolean; problems: Problem[]; keeping: Keeping }

/** Pictures picked on this page by the key of their file. They outlive the screen, as their uploads do. */
export const pickedCovers = createStore<Readonly<Record<string, PickedCover>>>(() => ({}))

const latest = new Map<string, File>()

const show = (key: string, cover: PickedCover) => pickedCovers.setState({ [key]: cover })

const release = (key: string) => {
  const preview = pickedCovers.getState()[key]?.preview
  if (preview !== undefined) URL.revokeObjectURL(preview)
}

/** Shows a picture at once, looks at its header, and sends it when nothing is wrong with it. */
const take = async (key: string, file: File, keeping: Promise<Keeping>) => {
  release(key)
  forgetUpload(key)
  latest.set(key, file)
  const preview = URL.createObjectURL(file)
  show(key, { preview, checking: true, problems: [], keeping: { kept: true } })
  const check = await checkCover(file)
  const kept = await keeping
  if (latest.get(key) !== file) return
  show(key, { preview, checking: false, problems: check.problems, keeping: kept })
  if (mayBeSent(check)) startUpload({ key, file, purpose: 'COVER' })
}

export const pickCover = (key: string, file: File) => take(key, file, keepFile(key, file))

/** After a reload: a picture that was picked and had not arrived is shown and sent again. */
export const resumeCover = async (key: string) => {
  if (latest.has(key) || uploadOf(key) !== undefined) return
  const file = await keptFile(key)
  if (file !== null && !latest.has(key)) await take(key, file, Promise.resolve({ kept: true }))
}

/** Nothing of a picked picture stays: it has arrived, or is not wanted. */
export const dropCover = async (key: string) => {
  release(key)
  latest.delete(key)
  const { [key]: _dropped, ...others } = pickedCovers.getState()
  pickedCovers.setState(others, true)
  forgetUpload(key)
  await forgetFile(key)
}

/** Hands the stored file over, once, when the upload under this key is through; returns how to stop waiting. */
export const onArrival = (key: string, arrived: (file: UploadedFile) => void): (() => void) => {
  const look = () => {
    const result = uploadOf(key)?.result ?? null
    if (result === null) return
    stop()
    arrived(result)
    void dropCover(key)
  }
  const stop = uploads.subscribe(look)
  look()
  return stop
}
