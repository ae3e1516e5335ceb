import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { handlers } from '#backend/api/handlers.ts'
import { createRouter } from '#backend/api/router.ts'
import type { Database } from '#backend/database.ts'
import type { Ports } from '#backend/ports.ts'

/** What the procedures run on. */
export type Host = {
  database: Database
  ports: Ports
  /** Throws where a procedure is not to be answered. */
  admit?: (path: string) => void
}

const tokenOf = (headers: Headers): string | null => headers.get('authorization')?.replace(/^Bearer /i, '') ?? null

/** Answers the calls of the contract, batched as tRPC sends them, wherever the request came from. */
export const respondTo = ({ database, ports, admit = () => undefined }: Host) => {
  const router = createRouter(handlers)
  return (request: Request): Promise<Response> => {
    const createContext = () => ({
      database,
      ports,
      admit,
      now: ports.clock.now(),
      origin: new URL(request.url).origin,
      token: tokenOf(request.headers),
      organizationId: request.headers.get('x-organization-id'),
    })
    return fetchRequestHandler({ endpoint: '/api/trpc', req: request, router, createContext })
  }
}
