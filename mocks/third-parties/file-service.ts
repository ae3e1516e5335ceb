import { http, HttpResponse } from 'msw/http'
import type { MemoryDatabase } from '#mocks/db/database.ts'
import { readFileBytes } from '#mocks/file-bytes.ts'

/** Where files are shown from, on the origin of the API. */
export const FILES_PATH = '/api/files/'

/** Shows files to the page, after the time that an answer takes. */
export const fileService = ({ read, blobs }: MemoryDatabase, simulateLatency: () => Promise<void>) => [
  http.get(`*${FILES_PATH}:id`, async ({ params }) => {
    try {
      await simulateLatency()
    } catch {
      // The connection broke.
      return HttpResponse.error()
    }
    const file = await read((tables) => tables.files.get(String(params['id'])))
    const bytes = file === undefined ? undefined : await readFileBytes(file, blobs)
    return bytes === undefined
      ? new HttpResponse(null, { status: 404 })
      : new HttpResponse(bytes, { headers: { 'content-type': bytes.type } })
  }),
]
