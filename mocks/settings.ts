import { z } from '#src/contract/zod.ts'

const SETTINGS_KEY = 'liner-emulation'
const settings = z.object({
  /** How long answers take: as over a good line, or not at all. */
  latency: z.prefault(z.enum(['demo', 'none']), 'demo'),
  /** Nobody can be reached, whatever the browser says. */
  offline: z.prefault(z.boolean(), false),
})
type Settings = z.output<typeof settings>

const parse = (raw: string): unknown => {
  try {
    return JSON.parse(raw)
  } catch {
    return {}
  }
}

/** How the emulation behaves, as a developer or a test wrote it into the page's storage. */
export const readSettings = (): Settings => {
  const read = settings.safeParse(parse(localStorage.getItem(SETTINGS_KEY) ?? '{}'))
  return read.success ? read.data : settings.parse({})
}
