import type { Call } from '#mocks/calls/read-calls.ts'
import { z } from '#src/contract/zod.ts'

/** No row has it, so that an update that says so is based on another one than there is. */
const STALE_REVISION = -1

const update = z.looseObject({ revision: z.int() })
const conflict = z.object({
  error: z.looseObject({
    data: z.looseObject({ code: z.literal('CONFLICT'), httpStatus: z.number(), current: z.looseObject({}) }),
  }),
})

/** The same call alone, with that revision. Without its key: what it is answered is not the answer to the change. */
const staleUpdate = (request: Request, procedure: string, input: object): Request => {
  const { url } = request
  const headers = new Headers(request.headers)
  for (const name of ['idempotency-key', 'content-length']) headers.delete(name)
  return new Request(new URL(procedure, url.slice(0, url.lastIndexOf('/') + 1)), {
    method: 'POST',
    headers,
    body: JSON.stringify({ ...input, revision: STALE_REVISION }),
  })
}

/**
 * What the backend answers to an update that meets another edit: a refusal with the entity as it is (docs/api.md), which
 * pages compare with what was typed. Undefined where the call is no update, or is refused for another reason.
 */
export const forcedConflict = async (
  request: Request,
  { procedure, input }: Call,
  respond: (request: Request) => Promise<Response>,
) => {
  const { data } = update.safeParse(input)
  if (data === undefined) return undefined
  const response = await respond(staleUpdate(request, procedure, data))
  return conflict.safeParse(await response.json()).data
}
