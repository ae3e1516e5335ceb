import { http, HttpResponse } from 'msw/http'
import type { Host } from '#backend/api/respond.ts'
import { answerCalls } from '#mocks/calls/answer-calls.ts'
import type { Intervention } from '#mocks/calls/interventions.ts'
import type { MemoryDatabase } from '#mocks/db/database.ts'
import { firebaseService } from '#mocks/third-parties/firebase.ts'
import { type Transfer, uploadService } from '#mocks/third-parties/uploads.ts'

/** Found in every bundle that holds the emulation, and in no other: the build is checked for it. */
const EMULATION_MARKER = 'liner-emulated-api'

type Network = Omit<Host, 'admit'> & {
  database: MemoryDatabase
  isReachable: () => boolean
  /** Waits as long as an answer takes; rejects when nobody can be reached. */
  travel: () => Promise<void>
  transfer: Transfer
  /** What the settings of the host ask to happen to some calls. */
  interventions?: () => readonly Intervention[]
}

/** Everything the product talks to: its own API and the services of others. */
export const createNetwork = ({ isReachable, travel, transfer, interventions = () => [], ...host }: Network) => {
  const respond = answerCalls(host, interventions)
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
