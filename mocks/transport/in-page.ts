import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest'
import { defineNetwork, InterceptorSource } from 'msw/experimental'
import { type HttpHandler, http, HttpResponse } from 'msw/http'
import { bypass } from 'msw/utils/bypass'
import type { Transfer } from '#mocks/third-parties/uploads.ts'
import { API_PROBE } from '#mocks/transport/api-probe.ts'
import { sendUpload } from '#mocks/transport/send-upload.ts'
import { followUploads } from '#mocks/transport/upload-progress.ts'

/** The handlers of all requests, over a transport that carries uploads in its own way. */
export type HandlersFor = (transfer: Transfer) => HttpHandler[]

/** Answers requests before they leave the page. */
export const listenInPage = (handlersFor: HandlersFor, isReachable: () => boolean) => {
  const requests = new XMLHttpRequestInterceptor()
  const progressOf = followUploads(requests)
  const transfer: Transfer = ({ requestId, request, bytes }) =>
    sendUpload({ bytes, signal: request.signal }, progressOf(requestId), isReachable)
  const network = defineNetwork({
    sources: [new InterceptorSource({ interceptors: [new FetchInterceptor(), requests] })],
    handlers: handlersFor(transfer),
    onUnhandledFrame: 'bypass',
    context: { quiet: true },
  })
  network.enable()
  return network
}

/** Asks the network first, where a route of Playwright may answer; the development server says that it does not. */
export const askNetworkFirst = http.all('*/api/trpc/*', async ({ request }) => {
  const probe = bypass(request)
  probe.headers.set(API_PROBE, 'asked')
  try {
    const response = await fetch(probe)
    return response.headers.has(API_PROBE) ? undefined : response
  } catch {
    // As the page would see it without this handler.
    return HttpResponse.error()
  }
})
