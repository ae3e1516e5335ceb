import { z } from '#src/contract/zod.ts'

/** The requests to a media worker: read a file, or stop reading it. */
const mediaRequest = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('READ'), job: z.int(), file: z.instanceof(Blob) }),
  z.object({ kind: z.literal('STOP'), job: z.int() }),
])
type MediaRequest = z.output<typeof mediaRequest>

/** Its responses: bytes read so far, then the result or the failure. */
const mediaResponse = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('PROGRESS'), job: z.int(), loaded: z.number() }),
  z.object({ kind: z.literal('DONE'), job: z.int(), result: z.unknown() }),
  z.object({ kind: z.literal('FAILED'), job: z.int(), message: z.string() }),
])
type MediaResponse = z.output<typeof mediaResponse>

type Reading = { file: Blob; progress: (loaded: number) => void; stopped: () => boolean }

const answer = (message: MediaResponse) => self.postMessage(message)

/** Often enough to be seen moving; each message is a rendering, which takes time from the worker where there are few cores. */
const PROGRESS_EVERY_MS = 100

/** Serves a function that reads one file as a worker, which can read several files at once. */
export const serveMediaWorker = (read: (reading: Reading) => Promise<unknown>) => {
  const running = new Set<number>()

  const start = async (job: number, file: Blob) => {
    running.add(job)
    try {
      let last = -Infinity
      const progress = (loaded: number) => {
        const now = performance.now()
        if (now - last < PROGRESS_EVERY_MS) return
        last = now
        answer({ kind: 'PROGRESS', job, loaded })
      }
      answer({ kind: 'DONE', job, result: await read({ file, progress, stopped: () => !running.has(job) }) })
    } catch (error) {
      answer({ kind: 'FAILED', job, message: error instanceof Error ? error.message : String(error) })
    } finally {
      running.delete(job)
    }
  }

  self.addEventListener('message', (event) => {
    const question = mediaRequest.parse(event.data)
    if (question.kind === 'STOP') running.delete(question.job)
    else void start(question.job, question.file)
  })
}

const IDLE_MS = 20_000

/** The worker's script could not be fetched, most likely without a network; or the worker died or hangs. */
export class WorkerUnavailable extends Error {
  override readonly name = 'WorkerUnavailable'
}

export type MediaWorkerOptions = { onProgress?: (loaded: number) => void; signal?: AbortSignal }
type Waiting = {
  resolve: (result: unknown) => void
  reject: (reason: unknown) => void
  onProgress?: (loaded: number) => void
}

/** A page that was asleep gives its worker so long to be heard before it is called silent. */
const GRACE_MS = 1000

/** A script that has not loaded after so long does not come; a slow connection needs some of it. */
export const LOADING_MS = 20_000

/**
 * The client of a worker that starts with the first request, serves many at once, and is terminated when idle, or when it
 * says nothing for `silentMs` while it is asked; before its first message, which shows that it has loaded, for `loadingMs`.
 */
export const mediaWorkerClient = (create: () => Worker, silentMs = Infinity, loadingMs = silentMs) => {
  const waiting = new Map<number, Waiting>()
  let watch: ReturnType<typeof setTimeout> | undefined
  let worker: Worker | null = null
  let hasLoaded = false
  let lastJob = 0
  let idle: ReturnType<typeof setTimeout> | undefined

  const end = () => {
    worker?.terminate()
    worker = null
    hasLoaded = false
  }
  const settle = (job: number) => {
    waiting.delete(job)
    expectMessage()
    if (waiting.size === 0) idle = setTimeout(end, IDLE_MS)
  }
  const expectMessage = () => {
    clearTimeout(watch)
    const limit = hasLoaded ? silentMs : loadingMs
    if (waiting.size === 0 || limit === Infinity) return
    watch = setTimeout(() => {
      watch = setTimeout(fail, GRACE_MS)
    }, limit - GRACE_MS)
  }
  const onMessage = (data: unknown) => {
    hasLoaded = true
    expectMessage()
    const answer = mediaResponse.parse(data)
    const asked = waiting.get(answer.job)
    if (asked === undefined) return
    if (answer.kind === 'PROGRESS') return asked.onProgress?.(answer.loaded)
    settle(answer.job)
    if (answer.kind === 'DONE') asked.resolve(answer.result)
    else asked.reject(new Error(answer.message))
  }
  const fail = () => {
    for (const { reject } of waiting.values()) reject(new WorkerUnavailable('the media worker does not answer'))
    waiting.clear()
    expectMessage()
    end()
  }
  const running = () => {
    clearTimeout(idle)
    if (worker !== null) return worker
    worker = create()
    worker.addEventListener('message', (event) => onMessage(event.data))
    worker.addEventListener('error', fail)
    return worker
  }

  return (file: Blob, { onProgress, signal }: MediaWorkerOptions = {}): Promise<unknown> =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted()
      const job = ++lastJob
      const post = (question: MediaRequest) => running().postMessage(question)
      waiting.set(job, { resolve, reject, onProgress })
      post({ kind: 'READ', job, file })
      expectMessage()
      signal?.addEventListener('abort', () => {
        if (!waiting.has(job)) return
        post({ kind: 'STOP', job })
        settle(job)
        reject(signal.reason)
      })
    })
}
