import { refreshAfter } from '#src/app/mutation-effects.ts'
import { setOutboxUploads } from '#src/offline/outbox/sending/deliver-change.ts'
import { setOutboxRefresh } from '#src/offline/outbox/sending/start-sending.ts'
import { uploadErrorCode, uploadFile } from '#src/shared/upload/upload-file.ts'

// The outbox is one chunk, loaded with the first queued change. It gets here what it may not import.
const nothing = () => undefined
setOutboxRefresh(refreshAfter)
setOutboxUploads({
  upload: (pending) =>
    uploadFile({
      ...pending,
      signal: new AbortController().signal,
      onHashed: nothing,
      onProgress: nothing,
      onSilent: nothing,
      onSent: nothing,
    }),
  errorCode: uploadErrorCode,
})

export { sendOrEnqueue } from '#src/offline/outbox/send-or-enqueue.ts'
export { readQueueOverlay } from '#src/offline/outbox/optimistic/query-overlay.ts'
export { confirmSignOut } from '#src/offline/outbox/sign-out-with-changes.ts'
export { startSending } from '#src/offline/outbox/sending/start-sending.ts'
