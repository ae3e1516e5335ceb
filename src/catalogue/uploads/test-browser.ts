import { vi } from 'vitest'

/** What a service at the other end does with the bytes; `progress` reports how many have arrived. */
export type Service = (request: { url: string; body: Blob; progress: (loaded: number) => void; aborted: () => boolean }) => Promise<number>

const OFFLINE = 0

/** XMLHttpRequest as far as uploads use it, with a service of the test's own behind it. */
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

/** A checksum worker that answers at once with the file's true checksum. */
class ChecksumWorker extends EventTarget {
  postMessage(question: { kind: string; job: number; file: Blob }) {
    if (question.kind === 'READ') void this.answer(question.job, question.file)
  }
  terminate() {}
  private async answer(job: number, file: Blob) {
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
    const data = { kind: 'DONE', job, result: Buffer.from(digest).toString('hex') }
    this.dispatchEvent(Object.assign(new Event('message'), { data }))
  }
}

/** The parts of a browser that uploads need. */
export const uploadBrowser = (service: Service) => {
  const window = new EventTarget()
  vi.stubGlobal('window', window)
  vi.stubGlobal('XMLHttpRequest', requestTo(service))
  vi.stubGlobal('Worker', ChecksumWorker)
  return { goOnline: () => window.dispatchEvent(new Event('online')) }
}
