import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import type { FileUrl, Push } from '#mocks/context.ts'
import type { Database } from '#mocks/db/database.ts'
import { handlers } from '#mocks/handlers.ts'
import type { Settings } from '#mocks/settings.ts'
import { createRouter } from '#mocks/trpc.ts'

/** What the procedures need of the place they run in. */
export type Host = {
  database: Database
  now: () => Date
  fileUrl: FileUrl
  /** The address for an upload, for a call that was made to this origin. */
  uploadUrl: (id: string, origin: string) => string
  push: Push
  refuses: () => Settings['refuses']
}

const tokenOf = (headers: Headers): string | null => headers.get('authorization')?.replace(/^Bearer /i, '') ?? null

/** Answers the calls of the contract, batched as tRPC sends them, wherever the request came from. */
export const respondTo = ({ database, now, fileUrl, uploadUrl, push, refuses }: Host) => {
  const router = createRouter(handlers)
  return (request: Request): Promise<Response> => {
    const { origin } = new URL(request.url)
    const createContext = () => ({
      database,
      blobs: database.blobs,
      fileUrl,
      uploadUrl: (id: string) => uploadUrl(id, origin),
      push,
      now: now(),
      refuses: refuses(),
      token: tokenOf(request.headers),
      organizationId: request.headers.get('x-organization-id'),
    })
    return fetchRequestHandler({ endpoint: '/api/trpc', req: request, router, createContext })
  }
}
