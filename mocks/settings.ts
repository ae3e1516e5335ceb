import { z } from '#src/contract/zod.ts'

/** The codes of the protocol that the client knows (spec 1, section 8). */
export const CODES = [
  'PARSE_ERROR',
  'BAD_REQUEST',
  'INTERNAL_SERVER_ERROR',
  'UNAUTHORIZED',
  'FORBIDDEN',
  'NOT_FOUND',
  'METHOD_NOT_SUPPORTED',
  'TIMEOUT',
  'CONFLICT',
  'PRECONDITION_FAILED',
  'PAYLOAD_TOO_LARGE',
  'UNPROCESSABLE_CONTENT',
  'TOO_MANY_REQUESTS',
  'CLIENT_CLOSED_REQUEST',
] as const
const SETTINGS_KEY = 'liner-emulation'
const settings = z.object({
  /** How long answers take: as over a good line, or not at all. */
  latency: z.prefault(z.enum(['demo', 'none']), 'demo'),
  /** Nobody can be reached, whatever the browser says. */
  offline: z.prefault(z.boolean(), false),
  /** Which catalogue it holds: that of the demo, unless the large one is asked for. */
  scenario: z.optional(z.enum(['demo', 'large'])),
  /** Procedures that refuse whatever they are asked, each with the code given. */
  refuses: z.prefault(z.record(z.string(), z.enum(CODES)), {}),
})
export type Settings = z.output<typeof settings>

const parse = (raw: string): unknown => {
  try {
    return JSON.parse(raw)
  } catch {
    // Unreadable settings count as none.
    return {}
  }
}

/** How the emulation behaves, as a developer or a test wrote it into the page's storage. */
export const readSettings = (): Settings => {
  const read = settings.safeParse(parse(localStorage.getItem(SETTINGS_KEY) ?? '{}'))
  return read.success ? read.data : settings.parse({})
}
