import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { http, HttpResponse } from 'msw/http'
import type { FileUrl, Push } from '#mocks/context.ts'
import type { Database } from '#mocks/db/database.ts'
import { handlers } from '#mocks/handlers.ts'
import type { Settings } from '#mocks/settings.ts'
import { firebaseService } from '#mocks/third-parties/firebase.ts'
import { type Transfer, uploadService } from '#mocks/third-parties/uploads.ts'
import { createRouter } from '#mocks/trpc.ts'

/** Found in every bundle that holds the emulation, and in no other: the build is checked for it. */
const EMULATION_MARKER = 'liner-emulated-api'

type Network = {
  database: Database
  now: () => Date
  fileUrl: FileUrl
  push: Push
  isReachable: () => boolean
  /** Waits as long as an answer takes; rejects when nobody can be reached. */
  travel: () => Promise<void>
  transfer: Transfer
  refuses: () => Settings['refuses']
}

const tokenOf = (headers: Headers): string | null => headers.get('authorization')?.replace(/^Bearer /i, '') ?? null

const reached = async (travel: () => Promise<void>, answer: () => Promise<Response>): Promise<Response> => {
  try {
    await travel()
  } catch {
    return HttpResponse.error()
  }
  return answer()
}

/** Everything the product talks to: its own API and the services of others. */
export const createNetwork = ({ database, now, fileUrl, push, isReachable, travel, transfer, refuses }: Network) => {
  const router = createRouter(handlers)
  const answer = async (request: Request): Promise<Response> => {
    const createContext = () => ({
      database,
      blobs: database.blobs,
      fileUrl,
      push,
      now: now(),
      refuses: refuses(),
      token: tokenOf(request.headers),
      organizationId: request.headers.get('x-organization-id'),
    })
    const response = await fetchRequestHandler({ endpoint: '/api/trpc', req: request, router, createContext })
    response.headers.set('x-served-by', EMULATION_MARKER)
    return response
  }
  return [
    http.all('*/api/trpc/*', ({ request }) => reached(travel, () => answer(request))),
    ...uploadService(database, transfer),
    ...firebaseService(isReachable),
  ]
}
