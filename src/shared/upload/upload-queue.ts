import { onServerBack } from '#src/api/server-reachability.ts'
import type { CoverPicture } from '#src/contract/shared-schemas.ts'
import type { UploadPurpose } from '#src/domain/media/upload-purpose.ts'
import { addPendingFile } from '#src/offline/outbox/files/pending-files.ts'
import { uploadFile, uploadErrorCode } from '#src/shared/upload/upload-file.ts'
import { updateUploadSpeed, secondsLeft, startUploadSpeed } from '#src/shared/upload/upload-speed.ts'
import {
  changeUpload,
  isPending,
  setUpload,
  type UploadedFile,
  uploadOf,
  uploads,
} from '#src/shared/upload/upload-store.ts'
import { holdWakeLockWhileUploading } from '#src/shared/upload/wake-lock.ts'

const AT_ONCE = 2

/** A checksum that is known already spares reading the file again; `picture` is what was measured of a cover. */
type Sent = { file: File; purpose: UploadPurpose; sha256?: string | undefined; picture?: CoverPicture | null }
type Job = Sent & { running: AbortController | null }
const jobs = new Map<string, Job>()
const queue: string[] = []
let watching = false

const runningCount = () => [...jobs.values()].filter(({ running }) => running !== null).length

/** Purposes whose entities can be changed offline; only their uploads can wait in the outbox. */
const DEFERRABLE = new Set<UploadPurpose>(['COVER', 'AUDIO', 'VIDEO', 'DOLBY_ATMOS'])

/** Without a network the file gets its id at once, and is uploaded by the outbox with the change that names it. */
const deferred = async ({ file, purpose }: Job): Promise<UploadedFile | null> => {
  if (navigator.onLine || !DEFERRABLE.has(purpose)) return null
  // Without room to store it, the upload is tried at once and fails as offline.
  const fileId = await addPendingFile(file, purpose).catch(() => null)
  return fileId === null ? null : { fileId, url: URL.createObjectURL(file) }
}

const send = async (key: string, job: Job) => {
  const { file, purpose, sha256, picture } = job
  const running = new AbortController()
  job.running = running
  // Late events of a cancelled attempt must not change the attempt after it.
  const change: typeof changeUpload = (of, what) => {
    if (job.running === running) changeUpload(of, what)
  }
  let meter = startUploadSpeed(performance.now())
  const onHashed = () => {
    meter = startUploadSpeed(performance.now())
    change(key, { state: 'UPLOADING' })
  }
  const onProgress = (loaded: number) => {
    meter = updateUploadSpeed(meter, loaded, performance.now())
    const { bytesPerSecond } = meter
    change(key, {
      loaded,
      bytesPerSecond,
      isSilent: false,
      secondsLeft: secondsLeft(bytesPerSecond, loaded, file.size),
    })
  }
  const onSilent = () => change(key, { isSilent: true, bytesPerSecond: null, secondsLeft: null })
  const onSent = () => change(key, { isSilent: false, state: 'CHECKING', loaded: file.size, secondsLeft: null })

  change(key, { state: 'HASHING' })
  try {
    const on = { onHashed, onProgress, onSilent, onSent }
    const result =
      (await deferred(job)) ??
      (await uploadFile({ file, purpose, sha256, picture: picture ?? undefined, signal: running.signal, ...on }))
    change(key, { state: 'DONE', result })
    if (job.running === running) jobs.delete(key)
  } catch (error) {
    change(key, {
      state: 'FAILED',
      isSilent: false,
      error: { code: uploadErrorCode(error) },
      bytesPerSecond: null,
      secondsLeft: null,
    })
  }
  if (job.running === running) job.running = null
  startNext()
}

const startNext = () => {
  while (runningCount() < AT_ONCE) {
    const key = queue.shift()
    if (key === undefined) return
    const job = jobs.get(key)
    if (job !== undefined) void send(key, job)
  }
}

const show = (key: string, { file, purpose }: Sent, state: 'QUEUED' | 'CANCELLED') =>
  setUpload(key, {
    state,
    fileName: file.name,
    purpose,
    bytes: file.size,
    loaded: 0,
    bytesPerSecond: null,
    secondsLeft: null,
    isSilent: false,
    error: null,
    result: null,
  })

const enqueue = (key: string, job: Job) => {
  show(key, job, 'QUEUED')
  queue.push(key)
  startNext()
}

const stop = (key: string) => {
  const position = queue.indexOf(key)
  if (position !== -1) queue.splice(position, 1)
  const job = jobs.get(key)
  const running = job?.running
  if (job !== undefined) job.running = null
  running?.abort()
}

/** Uploads that failed without a network or a server are retried when it is back. */
const retryAfterNetwork = () => {
  for (const [key, { state, error }] of Object.entries(uploads.getState()))
    if (state === 'FAILED' && error?.code === 'NETWORK') retryUpload(key)
}

/** Uploads a file under a key of the caller's choice; an earlier upload of the same key is cancelled. */
export const startUpload = ({ key, isCancelled = false, ...sent }: Sent & { key: string; isCancelled?: boolean }) => {
  if (!watching) {
    window.addEventListener('online', retryAfterNetwork)
    onServerBack(retryAfterNetwork)
    holdWakeLockWhileUploading()
  }
  watching = true
  stop(key)
  const job: Job = { ...sent, running: null }
  jobs.set(key, job)
  // It was cancelled before the page was loaded, and waits to be started again.
  if (isCancelled) show(key, job, 'CANCELLED')
  else enqueue(key, job)
}

export const cancelUpload = (key: string) => {
  const upload = uploadOf(key)
  if (upload === undefined || !isPending(upload)) return
  stop(key)
  changeUpload(key, { state: 'CANCELLED', loaded: 0, bytesPerSecond: null, secondsLeft: null })
  startNext()
}

/** Uploads a failed or cancelled file again from its first byte. */
export const retryUpload = (key: string) => {
  const job = jobs.get(key)
  const upload = uploadOf(key)
  if (job === undefined || upload === undefined || isPending(upload)) return
  // The file may have changed since.
  job.sha256 = undefined
  enqueue(key, job)
}

/** Cancels an upload and removes it from the store. */
export const forgetUpload = (key: string) => {
  stop(key)
  jobs.delete(key)
  uploads.remove(key)
  startNext()
}

/** Removes all uploads, so that none goes on for another person or organization. */
export const forgetUploads = () => {
  for (const key of Object.keys(uploads.getState())) forgetUpload(key)
}
