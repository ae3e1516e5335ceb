import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest'
import { setupWorker } from 'msw/browser'
import { UPLOAD_ORIGIN } from '#mocks/third-parties/uploads.ts'
import { askNetworkFirst, type HandlersFor, listenInPage } from '#mocks/transport/in-page.ts'
import { showOfflineNotice } from '#mocks/transport/offline-notice.ts'
import { sendUpload } from '#mocks/transport/send-upload.ts'
import { followUploads } from '#mocks/transport/upload-progress.ts'

/** A browser reports no progress of an upload that a worker answers: it is shown before the request leaves. */
const paceUploads = (isReachable: () => boolean) => {
  const requests = new XMLHttpRequestInterceptor()
  const progressOf = followUploads(requests)
  requests.on('request', async ({ request, requestId, controller }) => {
    if (!request.url.startsWith(UPLOAD_ORIGIN)) return
    const { size } = await request.clone().blob()
    try {
      await sendUpload({ bytes: size, signal: request.signal }, progressOf(requestId), isReachable)
    } catch (error) {
      controller.errorWith(error)
    }
  })
  requests.apply()
}

const answerWithin = (handlersFor: HandlersFor, isReachable: () => boolean) =>
  listenInPage((transfer) => [askNetworkFirst, ...handlersFor(transfer)], isReachable)

/** Answers requests from the worker of MSW, where the browser's tools see them, or from the page where no worker may run. */
export const listenInWorker = async (handlersFor: HandlersFor, isReachable: () => boolean) => {
  showOfflineNotice()
  if (!('serviceWorker' in navigator)) return answerWithin(handlersFor, isReachable)
  const worker = setupWorker(...handlersFor(async () => undefined))
  try {
    await worker.start({ onUnhandledFrame: 'bypass' })
    paceUploads(isReachable)
    return worker
  } catch (error) {
    console.warn('[emulation] The worker of MSW may not run here. The page answers by itself.', error)
    return answerWithin(handlersFor, isReachable)
  }
}
