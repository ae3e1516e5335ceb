import { type MediaResponse, mediaRequest } from '#src/shared/media/media-worker-protocol.ts'

export type Reading = { file: Blob; progress: (loaded: number) => void; stopped: () => boolean }

const answer = (message: MediaResponse) => self.postMessage(message)

/** Makes a worker of a function that reads one file; several files may be read side by side. */
export const serveMediaWorker = (read: (reading: Reading) => Promise<unknown>) => {
  const running = new Set<number>()

  const start = async (job: number, file: Blob) => {
    running.add(job)
    try {
      const progress = (loaded: number) => answer({ kind: 'PROGRESS', job, loaded })
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
