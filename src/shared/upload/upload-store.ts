import { createStore } from 'zustand/vanilla'
import type { UploadPurpose } from '#src/domain/media/upload-purpose.ts'

export type UploadState = 'QUEUED' | 'HASHING' | 'UPLOADING' | 'CHECKING' | 'DONE' | 'FAILED' | 'CANCELLED'
export type UploadedFile = { fileId: string; url: string }
type UploadError = { code: string }
export type Upload = {
  state: UploadState
  fileName: string
  purpose: UploadPurpose
  bytes: number
  loaded: number
  bytesPerSecond: number | null
  secondsLeft: number | null
  /** Whether neither a byte nor an answer has come for a while. */
  isSilent: boolean
  error: UploadError | null
  result: UploadedFile | null
}

/** What belongs to a file, by the key its screen chose. It lives as long as the page, so it outlives the screen. */
export const createFileStore = <T>() => {
  const store = createStore<Readonly<Record<string, T>>>(() => ({}))
  return {
    ...store,
    get: (key: string): T | undefined => store.getState()[key],
    set: (key: string, value: T) => store.setState({ [key]: value }),
    remove: (key: string) => {
      const { [key]: _removed, ...others } = store.getState()
      store.setState(others, true)
    },
  }
}

/** The uploads of this page. */
export const uploads = createFileStore<Upload>()

export const uploadOf = uploads.get
export const setUpload = uploads.set

/** Changes an upload, unless it was removed meanwhile. */
export const changeUpload = (key: string, change: Partial<Upload>) => {
  const upload = uploadOf(key)
  if (upload !== undefined) setUpload(key, { ...upload, ...change })
}

const RUNNING = new Set<UploadState>(['HASHING', 'UPLOADING', 'CHECKING'])
const isRunning = ({ state }: Upload) => RUNNING.has(state)
export const isPending = (upload: Upload) => upload.state === 'QUEUED' || isRunning(upload)
/** Not on its way any more, and not arrived: the person decides what becomes of it. */
export const isStopped = ({ state }: Upload) => state === 'FAILED' || state === 'CANCELLED'
