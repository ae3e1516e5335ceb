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

/** The uploads of this page, by the key its screen chose. They live as long as the page. */
export const uploads = createStore<Readonly<Record<string, Upload>>>(() => ({}))

export const uploadOf = (key: string): Upload | undefined => uploads.getState()[key]

export const setUpload = (key: string, upload: Upload) => uploads.setState({ [key]: upload })

/** Changes an upload, unless it was removed meanwhile. */
export const changeUpload = (key: string, change: Partial<Upload>) => {
  const upload = uploadOf(key)
  if (upload !== undefined) uploads.setState({ [key]: { ...upload, ...change } })
}

const RUNNING = new Set<UploadState>(['HASHING', 'UPLOADING', 'CHECKING'])
const isRunning = ({ state }: Upload) => RUNNING.has(state)
export const isPending = (upload: Upload) => upload.state === 'QUEUED' || isRunning(upload)
