import { http } from 'msw/http'
import type { Host } from '#backend/api/respond.ts'
import { answerCalls } from '#mocks/calls/answer-calls.ts'
import type { MemoryDatabase } from '#mocks/db/database.ts'
import { fileService } from '#mocks/third-parties/file-service.ts'
import { firebaseService } from '#mocks/third-parties/firebase.ts'
import { type Transfer, uploadService } from '#mocks/third-parties/uploads.ts'

/** Found in every bundle that holds the emulation, and in no other: the build is checked for it. */
const EMULATION_MARKER = 'liner-emulated-api'

type Network = Omit<Host, 'admit'> &
  Parameters<typeof answerCalls>[1] & { database: MemoryDatabase; isReachable: () => boolean; transfer: Transfer }

/** Everything the product talks to: its own API and the services of others. */
export const createNetwork = ({ isReachable, simulateLatency, transfer, interventions, ...host }: Network) => {
  const respond = answerCalls(host, { simulateLatency, interventions })
  const answer = async (request: Request): Promise<Response> => {
    const response = await respond(request)
    if (response.type !== 'error') response.headers.set('x-served-by', EMULATION_MARKER)
    return response
  }
  return [
    http.all('*/api/trpc/*', ({ request }) => answer(request)),
    ...fileService(host.database, simulateLatency),
    ...uploadService(host.database, transfer),
    ...firebaseService(isReachable),
  ]
}
