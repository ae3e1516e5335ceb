import { http, HttpResponse } from 'msw/http'
import { z } from '#src/contract/zod.ts'
import type { Database } from '#mocks/db/database.ts'
import { UPLOAD_ORIGIN } from '#mocks/third-parties/upload-origin.ts'

const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-methods': 'PUT, OPTIONS' }

/** Lets the bytes through at the speed of a line; rejects when the sender gives up or the line breaks. */
export type Transfer = (transfer: { requestId: string; request: Request; bytes: number }) => Promise<void>

const refused = (status: number) => new HttpResponse(null, { status, headers: CORS })
const place = z.object({ id: z.uuid() })

/** The hosted upload service: takes the bytes for a place that was reserved, and nothing else. */
export const uploadService = (database: Database, transfer: Transfer) => [
  http.options(`${UPLOAD_ORIGIN}/*`, () => new HttpResponse(null, { status: 204, headers: CORS })),
  http.put(`${UPLOAD_ORIGIN}/files/:id`, async ({ params, request, requestId }) => {
    const asked = place.safeParse(params)
    if (!asked.success) return refused(404)
    const { id } = asked.data
    const file = await database.transaction(async (tables) => tables.files.get(id))
    if (file === undefined) return refused(404)
    if (file.complete) return refused(409)
    const bytes = await request.clone().blob()
    if (bytes.size > file.bytes) return refused(413)
    try {
      await transfer({ requestId, request, bytes: bytes.size })
    } catch {
      return HttpResponse.error()
    }
    if (bytes.size < file.bytes) return refused(400)
    try {
      await database.blobs.put(id, new Blob([bytes], { type: file.mimeType }))
      return new HttpResponse(null, { status: 200, headers: CORS })
    } catch {
      // The browser grants no more room.
      return refused(507)
    }
  }),
]
