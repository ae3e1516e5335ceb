import type { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest'

/** Tells one request how much of it has left; `fail` when the rest never will. */
export type Progress = { show: (sent: number, total: number) => void; fail: () => void }

const UNTOLD: Progress = { show: () => undefined, fail: () => undefined }

const takeOver = (upload: XMLHttpRequestUpload): Progress => {
  const dispatch = upload.dispatchEvent.bind(upload)
  let failed = false
  let started = false
  // What the interceptor repeats of the progress is dropped; how it ends is still its to tell.
  upload.dispatchEvent = (event) => {
    const isRepeated = ['loadstart', 'progress'].includes(event.type) || (failed && event.type === 'load')
    return isRepeated ? true : dispatch(event)
  }
  const dispatchProgress = (type: string, loaded: number, total: number) =>
    dispatch(new ProgressEvent(type, { lengthComputable: true, loaded, total }))
  return {
    show: (sent, total) => {
      if (!started) dispatchProgress('loadstart', 0, total)
      started = true
      dispatchProgress('progress', sent, total)
    },
    fail: () => {
      failed = true
    },
  }
}

/**
 * The interceptor reports an upload's progress only once it has the answer, all at once. Here a request is told while
 * its bytes are on their way. Answers with a function from the id of a request to whom to tell.
 */
export const followUploads = (interceptor: XMLHttpRequestInterceptor): ((requestId: string) => Progress) => {
  const uploads = new Map<string, XMLHttpRequestUpload>()
  interceptor.on('request', ({ initiator, requestId }) => {
    if (!(initiator instanceof XMLHttpRequest)) return
    uploads.set(requestId, initiator.upload)
    initiator.addEventListener('loadend', () => uploads.delete(requestId))
  })
  return (requestId) => {
    const upload = uploads.get(requestId)
    return upload === undefined ? UNTOLD : takeOver(upload)
  }
}
