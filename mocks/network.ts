import { http, HttpResponse } from 'msw/http'
import { type Host, respondTo } from '#backend/api/respond.ts'
import type { MemoryDatabase } from '#mocks/db/database.ts'
import { firebaseService } from '#mocks/third-parties/firebase.ts'
import { type Transfer, uploadService } from '#mocks/third-parties/uploads.ts'

/** Found in every bundle that holds the emulation, and in no other: the build is checked for it. */
const EMULATION_MARKER = 'liner-emulated-api'

type Network = Host & {
  database: MemoryDatabase
  isReachable: () => boolean
  /** Waits as long as an answer takes; rejects when nobody can be reached. */
  travel: () => Promise<void>
  transfer: Transfer
}

/** Everything the product talks to: its own API and the services of others. */
export const createNetwork = ({ isReachable, travel, transfer, ...host }: Network) => {
  const respond = respondTo(host)
  const answer = async (request: Request): Promise<Response> => {
    try {
      await travel()
    } catch {
      return HttpResponse.error()
    }
    const response = await respond(request)
    response.headers.set('x-served-by', EMULATION_MARKER)
    return response
  }
  return [
    http.all('*/api/trpc/*', ({ request }) => answer(request)),
    ...uploadService(host.database, transfer),
    ...firebaseService(isReachable),
  ]
}
