import { mediaResponse, type MediaRequest } from '#src/shared/media/media-worker-protocol.ts'

const IDLE_MS = 20_000

/** The worker's script, or what it loads, could not be had: no network, most likely. */
export class WorkerUnavailable extends Error {
  override readonly name = 'WorkerUnavailable'
}

export type MediaWorkerOptions = { onProgress?: (loaded: number) => void; signal?: AbortSignal }
type Waiting = {
  resolve: (result: unknown) => void
  reject: (reason: unknown) => void
  onProgress?: (loaded: number) => void
}

/** A worker that starts with the first question, answers many at once, and is let go of when nobody asks any more. */
export const mediaWorkerClient = (create: () => Worker) => {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | null = null
  let lastJob = 0
  let idle: ReturnType<typeof setTimeout> | undefined

  const end = () => {
    worker?.terminate()
    worker = null
  }
  const settle = (job: number) => {
    waiting.delete(job)
    if (waiting.size === 0) idle = setTimeout(end, IDLE_MS)
  }
  const onMessage = (data: unknown) => {
    const answer = mediaResponse.parse(data)
    const asked = waiting.get(answer.job)
    if (asked === undefined) return
    if (answer.kind === 'PROGRESS') return asked.onProgress?.(answer.loaded)
    settle(answer.job)
    if (answer.kind === 'DONE') asked.resolve(answer.result)
    else asked.reject(new Error(answer.message))
  }
  const fail = () => {
    for (const { reject } of waiting.values()) reject(new WorkerUnavailable('the media worker did not start'))
    waiting.clear()
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
      signal?.addEventListener('abort', () => {
        if (!waiting.has(job)) return
        post({ kind: 'STOP', job })
        settle(job)
        reject(signal.reason)
      })
    })
}
