import type { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest'

export type Progress = { show: (sent: number, total: number) => void; fail: () => void }

const SHOWN = ['loadstart', 'progress', 'load'] as const

/**
 * The interceptor tells of an upload's progress only once it has the answer, all at once. Here the request itself is
 * told while the bytes are on their way, and what the interceptor repeats afterwards is kept from its listeners.
 */
export const followUploads = (interceptor: XMLHttpRequestInterceptor) => {
  const requests = new Map<string, XMLHttpRequestUpload>()
  interceptor.on('request', ({ initiator, requestId }) => {
    if (!(initiator instanceof XMLHttpRequest)) return
    requests.set(requestId, initiator.upload)
    initiator.addEventListener('loadend', () => requests.delete(requestId))
  })

  /** Takes over the telling for one request. */
  return (requestId: string): Progress => {
    const upload = requests.get(requestId)
    if (upload === undefined) return { show: () => undefined, fail: () => undefined }
    const own = new WeakSet<Event>()
    let failed = false
    const veil = (event: Event) => {
      const isEnd = event.type === 'load'
      if (!own.has(event) && (!isEnd || failed)) event.stopImmediatePropagation()
    }
    for (const type of SHOWN) upload.addEventListener(type, veil, { capture: true })
    const tell = (type: string, loaded: number, total: number) => {
      const event = new ProgressEvent(type, { lengthComputable: true, loaded, total })
      own.add(event)
      upload.dispatchEvent(event)
    }
    let started = false
    return {
      show: (sent, total) => {
        if (!started) tell('loadstart', 0, total)
        started = true
        tell('progress', sent, total)
      },
      fail: () => {
        failed = true
      },
    }
  }
}
