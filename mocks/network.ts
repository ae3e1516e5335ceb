import { http, HttpResponse } from 'msw/http'
import { type Host, respondTo } from '#mocks/respond.ts'
import { firebaseService } from '#mocks/third-parties/firebase.ts'
import { UPLOAD_ORIGIN } from '#mocks/third-parties/upload-origin.ts'
import { type Transfer, uploadService } from '#mocks/third-parties/uploads.ts'

/** Found in every bundle that holds the emulation, and in no other: the build is checked for it. */
const EMULATION_MARKER = 'liner-emulated-api'

type Network = Omit<Host, 'uploadUrl'> & {
  isReachable: () => boolean
  /** Waits as long as an answer takes; rejects when nobody can be reached. */
  travel: () => Promise<void>
  transfer: Transfer
}

/** Everything the product talks to: its own API and the services of others. */
export const createNetwork = ({ isReachable, travel, transfer, ...host }: Network) => {
  const respond = respondTo({ ...host, uploadUrl: (id) => `${UPLOAD_ORIGIN}/files/${id}` })
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
