import { z } from '#src/contract/zod.ts'

/** What of the form of a label stays on this device until it is saved. */
export const keptLabel = z.partial(z.object({ name: z.string(), isrcPrefix: z.string() }))
