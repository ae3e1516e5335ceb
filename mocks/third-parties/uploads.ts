import { http, HttpResponse } from 'msw/http'
import type { MemoryDatabase } from '#mocks/db/database.ts'
import { receiveUpload } from '#mocks/third-parties/receive-upload.ts'

/** Where the hosted upload service lives: never the product's own origin. */
export const UPLOAD_ORIGIN = 'https://uploads.liner.test'

/** Where the browser puts the bytes of an upload. */
export const uploadUrl = (id: string): string => `${UPLOAD_ORIGIN}/files/${id}`

const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-methods': 'PUT, OPTIONS' }

/** Lets the bytes through at the speed of a line; rejects when the sender gives up or the line breaks. */
export type Transfer = (transfer: { requestId: string; request: Request; bytes: number }) => Promise<void>

/** The hosted upload service, where the page reaches for it. */
export const uploadService = (database: MemoryDatabase, transfer: Transfer) => [
  http.options(`${UPLOAD_ORIGIN}/*`, () => new HttpResponse(null, { status: 204, headers: CORS })),
  http.put(`${UPLOAD_ORIGIN}/files/:id`, async ({ params, request, requestId }) => {
    try {
      const status = await receiveUpload(database, params['id'], request.clone(), ({ size }) =>
        transfer({ requestId, request, bytes: size }),
      )
      return new HttpResponse(null, { status, headers: CORS })
    } catch {
      // The connection broke, or the upload was cancelled.
      return HttpResponse.error()
    }
  }),
]
