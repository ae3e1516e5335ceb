import { vi } from 'vitest'
import { z } from '#src/contract/zod.ts'

/** The service that receives the bytes; `progress` reports how many arrived. */
export type Service = (request: {
  url: string
  body: Blob
  progress: (loaded: number) => void
  aborted: () => boolean
}) => Promise<number>

const OFFLINE = 0

/** The part of XMLHttpRequest that uploads use, answered by a service of the test. */
const requestTo = (service: Service) =>
  class extends EventTarget {
    readonly upload = new EventTarget()
    readonly sent: Record<string, string> = {}
    status = 0
    private url = ''
    private aborted = false

    open(_method: string, url: string) {
      this.url = url
    }
    setRequestHeader(name: string, value: string) {
      this.sent[name] = value
    }
    abort() {
      this.aborted = true
    }
    send(body: Blob) {
      const progress = (loaded: number) => {
        if (!this.aborted) this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded }))
      }
      void service({ url: this.url, body, progress, aborted: () => this.aborted }).then((status) => {
        if (this.aborted) return
        this.status = status
        this.dispatchEvent(new Event(status === OFFLINE ? 'error' : 'load'))
      })
    }
  }

/** What of a cover is left to be uploaded: here with a mark behind it. */
export const CLEANED = 'cleaned'

/** A worker that answers at once: with the real checksum, or that a cover is fine. */
class UploadWorker extends EventTarget {
  private readonly name: string | undefined
  constructor(_url: URL, { name }: WorkerOptions = {}) {
    super()
    this.name = name
  }
  postMessage(question: { kind: string; job: number; file: Blob }) {
    if (question.kind === 'READ') void this.answer(question.job, question.file)
  }
  terminate() {}
  private async answer(job: number, file: Blob) {
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
    const inspected = { codes: [], facts: null, clean: new Blob([file, CLEANED]) }
    const result = this.name === 'cover' ? inspected : Buffer.from(digest).toString('hex')
    const data = { kind: 'DONE', job, result }
    this.dispatchEvent(Object.assign(new Event('message'), { data }))
  }
}

type Answer = { data: unknown } | { code: string; message: string; status: number }
export type Api = (procedure: string, input: unknown) => Answer | 'unreachable'

const wholeAnswer = (answer: Answer, path: string) =>
  'data' in answer
    ? { result: { data: answer.data } }
    : {
        error: { code: -32_000, message: answer.message, data: { code: answer.code, httpStatus: answer.status, path } },
      }

/** A tRPC batch response; a batch that fails in part is 207. */
const fetchOf =
  (api: Api) =>
  async (url: string, { body }: { body: string }) => {
    const inputs = z.record(z.string(), z.unknown()).parse(JSON.parse(body))
    const paths = new URL(url, 'http://liner.test').pathname.replace('/api/trpc/', '').split(',')
    const answers = paths.map((path, index) => ({ path, answer: api(path, inputs[index]) }))
    const whole = answers.map(({ path, answer }) => {
      if (answer === 'unreachable') throw new TypeError('Failed to fetch')
      return wholeAnswer(answer, path)
    })
    return new Response(JSON.stringify(whole), { status: 207, headers: { 'content-type': 'application/json' } })
  }

const GRANT = { url: 'https://uploads.test/put/1', headers: { 'content-type': 'audio/wav' } }
let made = 0
export const happyApi: Api = (procedure) => ({
  data:
    procedure === 'uploads.create'
      ? { uploadId: `u${(made += 1)}`, ...GRANT }
      : { fileId: 'f1', url: '/files/f1', bytes: 8, mimeType: 'audio/wav' },
})
export const happyService: Service = async ({ body, progress }) => {
  progress(body.size)
  return 200
}

/** The browser APIs that uploads use. */
export const uploadBrowser = (service: Service, api: Api) => {
  const window = new EventTarget()
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('window', window)
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
  vi.stubGlobal('fetch', fetchOf(api))
  vi.stubGlobal('XMLHttpRequest', requestTo(service))
  vi.stubGlobal('Worker', UploadWorker)
  return { goOnline: () => window.dispatchEvent(new Event('online')) }
}
