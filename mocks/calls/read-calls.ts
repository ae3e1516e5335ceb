import { z } from '#src/contract/zod.ts'

/** One call of a request as tRPC sends it. */
export type Call = { procedure: string; input: unknown }

const ENDPOINT = '/api/trpc/'
const inputs = z.record(z.string(), z.unknown())

const parse = (text: string | null): unknown => {
  try {
    return text === null || text === '' ? undefined : JSON.parse(text)
  } catch {
    // The real handler answers what cannot be parsed.
    return undefined
  }
}

/** The calls of a request, in their order; whether they are a batch decides about the shape of the answer. */
export const readCalls = async (request: Request): Promise<{ calls: Call[]; isBatch: boolean }> => {
  const { pathname, searchParams } = new URL(request.url)
  const procedures = pathname.slice(pathname.indexOf(ENDPOINT) + ENDPOINT.length).split(',')
  const isBatch = searchParams.get('batch') === '1'
  const raw = parse(request.method === 'GET' ? searchParams.get('input') : await request.clone().text())
  const batch = inputs.safeParse(raw).data ?? {}
  return { isBatch, calls: procedures.map((procedure, at) => ({ procedure, input: isBatch ? batch[at] : raw })) }
}
